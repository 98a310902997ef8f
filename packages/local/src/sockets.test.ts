import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { MOST_MESSAGE_BYTES, SUBPROTOCOL } from "@highway/core/platform/pure/sockets";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startSockets } from "./sockets";
import { cloudLimits } from "./sockets/connections";

const HUB = "/v1/markets/hub";
const signed = { authorization: "AWS4-HMAC-SHA256 Credential=local" };

type Event = { requestContext: { eventType: string; connectionId: string }; headers?: object; body?: string };
let events: Event[];
let stops: (() => Promise<unknown>)[];
beforeEach(() => {
  [events, stops] = [[], []];
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
});

async function gateway({ status = 200, limits = {} as Partial<typeof cloudLimits> } = {}) {
  const own = events;
  const sockets = await startSockets({
    originSecret: "secret",
    limits: { ...cloudLimits, ...limits },
    find: async () => async (event) => {
      own.push(event as Event);
      return { statusCode: status };
    },
  });
  const server = createServer().listen(0, "127.0.0.1");
  server.on("upgrade", (request, socket, head) => {
    if (!sockets.upgrade(request, socket, head, request.url ?? "")) socket.destroy();
  });
  await once(server, "listening");
  stops.push(async () => server.close(), sockets.stop);
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, place: sockets.environment.HUB_CONNECTIONS!, count: sockets.count };
}

const dial = (url: string) => new WebSocket(`${url}${HUB}`, [SUBPROTOCOL], { origin: "http://127.0.0.1:3000" });
async function connected(url: string) {
  const socket = dial(url);
  await once(socket, "open");
  return socket;
}
async function refusedWith(url: string): Promise<number> {
  const socket = dial(url);
  socket.on("error", () => undefined);
  const [, { statusCode }] = await once(socket, "unexpected-response");
  socket.terminate();
  return statusCode;
}
const idOf = () => events[0]!.requestContext.connectionId;
const ask = (place: string, id: string, init: RequestInit) =>
  fetch(`${place}/@connections/${encodeURIComponent(id)}`, { headers: signed, ...init });

it("hands the function what happens on a connection, with the headers that CloudFront passes on", async () => {
  const { url } = await gateway();
  const socket = await connected(url);
  expect(socket.protocol).toBe(SUBPROTOCOL);
  socket.send('{"action":"ping"}');
  await expect.poll(() => events.length).toBe(2);
  socket.close();
  await expect
    .poll(() => events.map(({ requestContext }) => requestContext.eventType))
    .toEqual(["CONNECT", "MESSAGE", "DISCONNECT"]);
  expect(events[0]!.headers).toMatchObject({
    Origin: "http://127.0.0.1:3000",
    "Sec-WebSocket-Protocol": SUBPROTOCOL,
    "x-highway-origin": "secret",
    "cloudfront-viewer-address": expect.stringMatching(/^127\.0\.0\.1:\d+$/),
  });
  expect(events[1]!.body).toBe('{"action":"ping"}');
  expect(new Set(events.map(({ requestContext }) => requestContext.connectionId)).size).toBe(1);
});

it("refuses whom the function refuses, and tells nobody of an end that had no beginning", async () => {
  const { url, count } = await gateway({ status: 403 });
  expect(await refusedWith(url)).toBe(403);
  expect([events.length, count()]).toEqual([1, 0]);
});

it("sends to a connection by its id, and closes it", async () => {
  const { url, place } = await gateway();
  const socket = await connected(url);
  const heard = once(socket, "message");
  expect((await ask(place, idOf(), { method: "POST", body: "{}" })).status).toBe(200);
  expect(String((await heard)[0])).toBe("{}");
  const closed = once(socket, "close");
  expect((await ask(place, idOf(), { method: "DELETE" })).status).toBe(204);
  expect((await closed)[0]).toBe(1000);
});

it("says of an unknown connection that it is gone, of a large message that it is too large, and refuses who signs nothing", async () => {
  const { url, place } = await gateway();
  await connected(url);
  const gone = await ask(place, "nobody=", { method: "POST", body: "{}" });
  expect([gone.status, gone.headers.get("x-amzn-errortype")]).toEqual([410, "GoneException"]);
  const large = { method: "POST", body: "x".repeat(MOST_MESSAGE_BYTES + 1) };
  expect((await ask(place, idOf(), large)).status).toBe(413);
  expect((await ask(place, idOf(), { method: "POST", body: "{}", headers: {} })).status).toBe(403);
});

it("closes a connection with 1009 over a message larger than 32 KB", async () => {
  const { url } = await gateway();
  const socket = await connected(url);
  socket.send("x".repeat(MOST_MESSAGE_BYTES + 1));
  expect((await once(socket, "close"))[0]).toBe(1009);
  expect(events.map(({ requestContext }) => requestContext.eventType)).not.toContain("MESSAGE");
});

it("closes a connection on which nothing passes, and keeps one on which something does", async () => {
  const { url, place } = await gateway({ limits: { idleMs: 2_000, sweepEveryMs: 20 } });
  const busy = await connected(url);
  const silent = await connected(url);
  const ended = once(silent, "close");
  const posting = setInterval(() => void ask(place, idOf(), { method: "POST", body: "{}" }), 50);
  expect((await ended)[0]).toBe(1001);
  clearInterval(posting);
  expect(busy.readyState).toBe(WebSocket.OPEN);
});

it("closes every connection after its longest time, however busy it is", async () => {
  const { url } = await gateway({ limits: { longestMs: 300, sweepEveryMs: 20 } });
  const socket = await connected(url);
  const talking = setInterval(() => socket.send("{}"), 50);
  expect((await once(socket, "close"))[0]).toBe(1001);
  clearInterval(talking);
});

it("opens no more connections in a second than an account may", async () => {
  const { url } = await gateway({ limits: { connectsASecond: 0 } });
  expect(await refusedWith(url)).toBe(429);
  expect(events).toEqual([]);
});
