/** A way to connect to any channel as a browser does, through the local gateway and the deployed wrapper: the stage for the tests that walk the table of channels. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ChannelTable, channelTable } from "@highway/core/channels";
import type { Channel } from "@highway/core/platform/declare/channel";
import { offered } from "@highway/core/platform/pure/sockets";
import { startSockets } from "@highway/local/sockets";
import type { Limits } from "@highway/local/sockets/connections";
import { callAs, environment, type Officer } from "./stage";

export const channelDeclarations = Object.entries<Channel>(channelTable) as [keyof ChannelTable, Channel][];

/** A gateway with sockets alone. */
export async function startGateway(limits?: Limits) {
  const sockets = await startSockets({ originSecret: environment.ORIGIN_SECRET, ...(limits && { limits }) });
  const server = createServer();
  server.on("upgrade", (request, socket, head) => {
    if (!sockets.upgrade(request, socket, head, request.url ?? "")) socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    environment: sockets.environment,
    count: sockets.count,
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      await sockets.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Gateway = Awaited<ReturnType<typeof startGateway>>;

export async function ticketOf(officer: Pick<Officer, "cookie">, channel: keyof ChannelTable): Promise<string> {
  const { body } = await callAs(officer, "POST /v1/sockets/tickets", { body: { channel } });
  return body.data[0].ticket;
}

const ORIGIN = environment.ORIGIN.split(",")[0]!;

/** What a connection came to: its status where it was refused; else what it was sent and how it closed. */
export type Line = {
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
  { url }: Gateway,
  channel: string,
  { ticket, origin = ORIGIN, protocols = ticket === undefined ? [] : offered(ticket) }: Dial,
): Promise<Line> {
  const { WebSocket } = await import("ws");
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
