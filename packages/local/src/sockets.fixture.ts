/** A gateway with sockets alone, and a way to connect to it as a browser does: the stage for the tests that walk the table of channels. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { protocolsOf } from "@highway/core/platform/pure/sockets";
import { WebSocket } from "ws";
import { startSockets } from "./sockets";

export async function startSocketGateway(originSecret: string) {
  const sockets = await startSockets({ originSecret });
  const server = createServer();
  server.on("upgrade", (request, socket, head) => {
    if (!sockets.upgrade(request, socket, head, request.url ?? "")) socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    environment: sockets.environment,
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      await sockets.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}
export type SocketGateway = Awaited<ReturnType<typeof startSocketGateway>>;

/** What a connection came to: its status where it was refused; else what it was sent and how it closed. */
type Line = {
  status: number | undefined;
  heard: Record<string, unknown>[];
  next: () => Promise<Record<string, unknown>>;
  closed: Promise<number>;
  say: (text: string) => void;
  close: () => void;
};

type Dial = { ticket?: string | undefined; origin?: string | undefined; protocols?: string[] };

/** Connects as a browser does, which says where its page came from. @returns how it went, once it is open or refused */
export async function dial(
  { url }: Pick<SocketGateway, "url">,
  channel: string,
  { ticket, origin = "http://127.0.0.1:3000", protocols = ticket === undefined ? [] : protocolsOf(ticket) }: Dial,
): Promise<Line> {
  const socket = new WebSocket(`${url}${channel}`, protocols, { origin });
  const heard: Line["heard"] = [];
  let wake = () => {};
  socket.on("message", (data) => {
    heard.push(JSON.parse(data.toString()));
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  const status = await new Promise<number | undefined>((resolve, reject) => {
    socket.on("open", () => resolve(undefined));
    socket.on("unexpected-response", (request, { statusCode }) => {
      request.destroy();
      resolve(statusCode);
    });
    socket.on("error", (error) => (/Unexpected server response/.test(error.message) ? undefined : reject(error)));
  });
  let read = 0;
  const next = async () => {
    while (heard.length <= read)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return heard[read++]!;
  };
  return { status, heard, next, closed, say: (text) => socket.send(text), close: () => socket.close() };
}
