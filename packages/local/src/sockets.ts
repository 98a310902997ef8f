import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { pathToFileURL } from "node:url";
import { channelTable } from "@highway/core/channels";
import type { Channel } from "@highway/core/platform/declare/channel";
import { vouchedHeaders } from "@highway/core/platform/http/one-origin";
import { MOST_MESSAGE_BYTES } from "@highway/core/platform/pure/sockets";
import { localAccount, startService } from "./service";
import { cloudLimits, type Limits, type Open, openConnections } from "./sockets/connections";

type Event = Record<string, unknown>;
type Answer = { statusCode: number };
type Handler = (event: Event) => Promise<Answer | undefined>;
type Connections = ReturnType<typeof openConnections>;

const socketHandlers = join(import.meta.dirname, "../../functions/src/sockets");

/** Loads the handler that a declaration names from its file: what is deployed is what runs here. */
export async function load(name: string): Promise<Handler> {
  const { handler } = await import(/* @vite-ignore */ pathToFileURL(join(socketHandlers, `${name}.ts`)).href);
  if (typeof handler !== "function") throw new Error(`${name} exports no handler.`);
  return handler;
}

/** API Gateway waits no longer for a function. */
const PATIENCE_MS = 29_000;

async function invoke(handler: Handler, event: Event): Promise<Answer | undefined> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The function took longer than it may.")), PATIENCE_MS);
  try {
    return await Promise.race([handler(JSON.parse(JSON.stringify(event))), late]);
  } finally {
    clearTimeout(timer);
  }
}

function eventOf({ id, connectedAt, address }: Pick<Open, "id" | "connectedAt" | "address">, eventType: string): Event {
  return {
    requestContext: {
      eventType,
      routeKey: { CONNECT: "$connect", DISCONNECT: "$disconnect" }[eventType] ?? "$default",
      connectionId: id,
      connectedAt,
      requestId: randomUUID(),
      stage: "live",
      identity: { sourceIp: address },
    },
    isBase64Encoded: false,
  };
}

/** The headers that CloudFront passes on when a socket is opened, as the browser wrote their names. */
function headersOf(request: IncomingMessage, originSecret: string): Record<string, string> {
  const named = { Origin: request.headers.origin, "Sec-WebSocket-Protocol": request.headers["sec-websocket-protocol"] };
  const sent = Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const { remoteAddress = "127.0.0.1", remotePort = 0 } = request.socket;
  return {
    ...Object.fromEntries(sent),
    [vouchedHeaders.viewer]: `${remoteAddress}:${remotePort}`,
    [vouchedHeaders.secret]: originSecret,
  };
}

function refuse(socket: Duplex, status: number) {
  socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
}

/** What functions ask of a connection by its id: to send it something, to close it. */
async function manage({ all }: Connections, request: IncomingMessage, response: ServerResponse) {
  const [, handler, id] = /^\/([\w-]+)\/@connections\/([^/?]+)$/.exec(request.url ?? "") ?? [];
  const open = all.get(decodeURIComponent(id ?? ""));
  const refused = (status: number, type: string) => response.writeHead(status, { "x-amzn-errortype": type }).end("{}");
  const body = await bytesOf(request);
  if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 ")) return refused(403, "ForbiddenException");
  if (!open || open.socket.readyState !== open.socket.OPEN || channelOf(open)?.handler !== handler)
    return refused(410, "GoneException");
  if (request.method === "DELETE") {
    open.socket.close(1000);
    return response.writeHead(204).end();
  }
  if (body.length > MOST_MESSAGE_BYTES) return refused(413, "PayloadTooLargeException");
  open.lastActiveAt = Date.now();
  open.socket.send(body, { binary: false });
  return response.writeHead(200, { "content-length": 0 }).end();
}

/** Reads what is sent as a stream's consumer would, at half its processor: a frame is ten thousand of these. */
async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
  request.on("end", () => resolve(Buffer.concat(chunks)));
  return promise;
}
const nothing = () => undefined;
const channelOf = ({ channel }: Open): Channel | undefined => (channelTable as Record<string, Channel>)[channel];

/**
 * API Gateway's WebSockets on this machine: opens a connection that the channel's function admits, hands it what is said, and lets functions send to
 * connections by their ids. It refuses what the cloud refuses.
 */
export async function startSockets({
  originSecret,
  find = load,
  limits = cloudLimits,
}: {
  originSecret: string;
  find?: (name: string) => Promise<Handler>;
  limits?: Limits;
}) {
  const table: Record<string, Channel> = channelTable;
  const connections = openConnections(limits);
  const { endpoint, stop } = await startService((request, response) => {
    manage(connections, request, response).catch((error) => {
      console.error("Sockets:", error);
      response.writeHead(500).end("{}");
    });
  });
  const running = new Set<Promise<unknown>>();
  const run = (channel: Channel, event: Event): Promise<Answer | undefined> => {
    const answer = find(channel.handler).then((handler) => invoke(handler, event));
    const settled = answer.then(nothing, nothing).finally(() => running.delete(settled));
    running.add(settled);
    return answer;
  };

  /** Opens a connection. @returns false when the path is no channel's */
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, path: string): boolean => {
    const declared = Object.hasOwn(table, path) ? table[path] : undefined;
    if (!declared) return false;
    const address = request.socket.remoteAddress ?? "127.0.0.1";
    const base = { id: connections.newId(), channel: path, connectedAt: Date.now(), address };
    socket.on("error", () => socket.destroy());
    if (!connections.mayOpen()) {
      refuse(socket, 429);
      return true;
    }
    run(declared, { ...eventOf(base, "CONNECT"), headers: headersOf(request, originSecret) })
      .then((answer) => {
        if (answer?.statusCode !== 200) return refuse(socket, answer?.statusCode ?? 502);
        connections.server.handleUpgrade(request, socket, head, (opened) => {
          admit({ ...base, socket: opened, lastActiveAt: Date.now() }, declared);
        });
      })
      .catch((error) => {
        console.error(`${path}:`, error);
        refuse(socket, 502);
      });
    return true;
  };

  const admit = (open: Open, declared: Channel) => {
    connections.all.set(open.id, open);
    open.socket.on("error", () => undefined);
    open.socket.on("message", (data) => {
      open.lastActiveAt = Date.now();
      run(declared, { ...eventOf(open, "MESSAGE"), body: data.toString() }).catch((error) => {
        console.error(`${open.channel}:`, error);
        const message = "Internal server error";
        open.socket.send(JSON.stringify({ message, connectionId: open.id, requestId: randomUUID() }));
      });
    });
    open.socket.on("close", () => {
      connections.all.delete(open.id);
      run(declared, eventOf(open, "DISCONNECT")).catch((error) => console.error(`${open.channel}:`, error));
    });
  };

  const addresses = Object.values(table).map(({ address, handler }) => [address, `${endpoint}/${handler}`]);
  return {
    environment: { ...localAccount, ...Object.fromEntries(addresses) } as Record<string, string>,
    upgrade,
    /** The number of connections that are open. */
    count: () => connections.all.size,
    /** Ends all connections, and waits until their functions have heard of it. */
    stop: async () => {
      await connections.stop();
      await Promise.all(running);
      await stop();
    },
  };
}
