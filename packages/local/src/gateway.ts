import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isApiPath } from "./http/routes";

export type Serve = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

/** The parts of the one origin, each of which answers addresses of its own. */
export type Parts = {
  api: Serve;
  local: Serve;
  web: Serve;
  /** Opens a socket. @returns false when the path is nobody's */
  socket?: (request: IncomingMessage, socket: Duplex, head: Buffer, path: string) => boolean;
};

function urlOf(request: IncomingMessage): URL | undefined {
  // An address that begins with two slashes would be read as another host's.
  const path = `/${(request.url ?? "").replace(/^\/+/, "")}`;
  const host = request.headers.host ?? "127.0.0.1";
  return URL.canParse(path, `http://${host}`) ? new URL(path, `http://${host}`) : undefined;
}

async function route(parts: Parts, request: IncomingMessage, response: ServerResponse) {
  const url = urlOf(request);
  if (!url) return response.writeHead(400).end();
  if (isApiPath(url.pathname)) return parts.api(request, response, url);
  if (url.pathname.startsWith("/_local/")) return parts.local(request, response, url);
  return parts.web(request, response, url);
}

/** Opens a socket, or leaves it to who serves the web app, whose development has one of its own. */
function connect({ socket: open }: Parts, request: IncomingMessage, socket: Duplex, head: Buffer, isAlone: boolean) {
  const path = urlOf(request)?.pathname ?? "";
  if (!open?.(request, socket, head, path) && (isAlone || isApiPath(path))) socket.destroy();
}

/** How long a stop waits for calls that are still being answered. */
const PATIENCE_MS = 10_000;

/**
 * Takes the port at once; what comes before `open` waits for it.
 * @param host  the address of this machine to listen on; a container needs "0.0.0.0" to be reached from outside it
 * @throws the error EADDRINUSE when the port is taken
 */
export async function startGateway(port: number, host = "127.0.0.1") {
  const { promise: opened, resolve: open } = Promise.withResolvers<Parts>();
  const server = createServer(async (request, response) => {
    // A connection whose last call was answered after the stop began has nothing more to wait for.
    response.once("close", () => !server.listening && setImmediate(() => server.closeIdleConnections()));
    try {
      await route(await opened, request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  server.on("upgrade", async (request, socket, head) => {
    const parts = await opened;
    connect(parts, request, socket, head, server.listenerCount("upgrade") === 1);
  });
  server.keepAliveTimeout = 65_000; // a browser that comes back to an open page finds its connection
  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return {
    // A passkey belongs to a name, and an address made of numbers is none.
    url: `http://localhost:${taken}`,
    port: taken,
    server,
    open,
    /** Stops taking calls, and ends once those that came are answered. */
    stop: () =>
      new Promise<void>((resolve) => {
        const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
        server.close(() => {
          clearTimeout(impatient);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
