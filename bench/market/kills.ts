/** The hub dies again and again while prices tick: what pages show is compared with what was true. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { COUPONS, HUB } from "@highway/core/market/hub/channels";
import * as Hub from "@highway/core/market/hub/index";
import { isoNow } from "@highway/core/platform/clock";
import { SUBPROTOCOL } from "@highway/core/platform/pure/sockets";
import * as Connections from "@highway/core/platform/push/connections";
import { startQueues } from "@highway/local/queues";
import { startSockets } from "@highway/local/sockets";
import { WebSocket } from "ws";
import { follow } from "../../packages/web/src/lib/sockets/follow";
import { coupon, type Frame } from "./frames";
import { say } from "./process";

type State = { sequence: number; prices: Record<string, number | null> };
const PAGES = 20;
const LOST_MS = 50;

const applied = ({ prices }: State, { sequence, coupons }: Frame): State => ({
  sequence,
  prices: { ...prices, ...Object.fromEntries(coupons.map(({ couponID, currentPrice }) => [couponID, currentPrice])) },
});
const alike = (one: State["prices"], other: State["prices"]) => JSON.stringify(one) === JSON.stringify(other);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A hub that can be killed: its process's sockets all end at the same moment, and it comes back at the same address. */
async function mortalHub() {
  const handler = async (event: object) => {
    const { eventType, connectionId } = (event as { requestContext: Record<string, string> }).requestContext;
    const holder = { kind: "person", userId: "usr_1", sessionId: "ses_1" } as const;
    if (eventType === "CONNECT")
      await Connections.note({ connectionId: connectionId!, channel: HUB, topics: [COUPONS], holder });
    return { statusCode: 200 };
  };
  let port = 0;
  let server: Server;
  let sockets: Awaited<ReturnType<typeof startSockets>>;
  const live = async () => {
    sockets = await startSockets({ originSecret: "", find: async () => handler });
    process.env.HUB_CONNECTIONS = sockets.environment.HUB_CONNECTIONS!;
    server = createServer();
    server.on("upgrade", (request, socket, head) => sockets.upgrade(request, socket, head, request.url ?? ""));
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  };
  const die = async () => {
    server.close();
    server.closeAllConnections();
    await sockets.stop();
  };
  await live();
  return { live, die, url: () => `ws://127.0.0.1:${port}${HUB}` };
}

/** One page: the browser's own way of following, on a line that dials again at once. */
function page(url: () => string, truth: Map<number, State>, latest: () => State) {
  const seen = { wrong: 0, isLatest: false, shown: undefined as State | undefined };
  let ended = false;
  let socket: WebSocket | undefined;
  const following = follow<State, Frame>({
    snapshot: async () => latest(),
    apply: applied,
    lacks: ({ coupons, after, sequence: number }) => coupons.length === 0 && number > after,
    show: (shown, isLatest) => {
      Object.assign(seen, { shown, isLatest });
      if (shown && !alike(shown.prices, truth.get(shown.sequence)?.prices ?? {})) seen.wrong += 1;
    },
  });
  const dial = () => {
    if (ended) return;
    socket = new WebSocket(url(), [SUBPROTOCOL]);
    socket.on("open", following.connected);
    socket.on("message", (data) => following.hear(JSON.parse(data.toString())));
    socket.on("error", () => undefined);
    socket.on("close", () => {
      following.lost();
      setTimeout(dial, LOST_MS * (0.5 + Math.random()));
    });
  };
  dial();
  const end = () => {
    ended = true;
    following.stop();
    socket?.terminate();
  };
  return { seen, end };
}

const TIMES = 100;
const queue = await startQueues();
Object.assign(process.env, queue.environment);
const hub = await mortalHub();
const truth = new Map<number, State>([[1, { sequence: 1, prices: {} }]]);
let sequence = 1;
const latest = () => truth.get(sequence)!;
async function tick() {
  const changed = { ...coupon, couponID: `umbs-${sequence % 7}`, currentPrice: 95 + (sequence % 1000) / 100 };
  const frame = { sequence: sequence + 1, after: sequence, at: isoNow(), coupons: [changed] };
  truth.set(frame.sequence, applied(latest(), frame));
  sequence += 1;
  await Hub.publish(frame);
}

// The page's timers are a window's.
Object.assign(globalThis, { window: globalThis });
// Every frame that meets a dead hub is told of in the log.
console.error = () => undefined;
const pages = Array.from({ length: PAGES }, () => page(hub.url, truth, latest));
let falselyLatest = 0;
for (let time = 0; time < TIMES; time++) {
  for (let ticks = 0; ticks < 4; ticks++) await Promise.all([tick(), wait(40)]);
  const dying = hub.die();
  await tick();
  await dying;
  // A page may show what it had; it must not call it the latest once its line has ended.
  await wait(20);
  falselyLatest += pages.filter(({ seen }) => seen.isLatest).length;
  await hub.live();
}
const isRight = ({ seen }: (typeof pages)[number]) => seen.isLatest && seen.shown?.sequence === sequence;
/** A page that comes back asks for the snapshot, and sees with the next frame that it missed none. */
for (let seconds = 0; seconds < 20 && !pages.every(isRight); seconds++) {
  await tick();
  await wait(1_000);
}
say({
  times: TIMES,
  frames: sequence,
  wrong: pages.reduce((sum, { seen }) => sum + seen.wrong, 0),
  falselyLatest,
  right: pages.filter(isRight).length,
  pages: PAGES,
});
process.exit(0);
