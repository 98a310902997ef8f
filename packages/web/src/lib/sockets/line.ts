import { IDLE_SECONDS, LONGEST_SECONDS, protocolsOf } from "@highway/core/platform/pure/sockets";

/** The state of a line. While it is `waiting`, it tells its last failure and connects again by itself. It is `off` while nobody would look at its messages. */
export type LineState =
  | { state: "connecting" }
  | { state: "open" }
  | { state: "waiting"; error: Error }
  | { state: "off" };

export type LineOptions = {
  /** Requests the ticket of one connection. */
  admission: () => Promise<{ url: string; ticket: string; dialInMs: number }>;
  onMessage: (message: { action: string }) => void;
  onState: (state: LineState) => void;
  /** False while the line should be closed, such as after the market's hours. */
  isWanted: () => boolean;
};

/** A failed line connects again after this time, plus or minus half of it, so that not all pages return in the same moment. */
const AGAIN_MS = 5_000;
const around = (milliseconds: number) => milliseconds * (0.5 + Math.random());
/** A page that has been hidden for this long closes its line. */
const HIDDEN_MS = 5 * 60_000;
/** A line is replaced this long before the server would close it. */
const SPARE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 15_000;
const PING_EVERY_MS = (IDLE_SECONDS * 1000) / 2;
const PING = JSON.stringify({ action: "ping" });

/** Keeps a websocket connection to a channel open for as long as a person may look at its messages. @returns what ends it, and what checks immediately whether it is needed */
export function openLine({ admission, onMessage, onState, isWanted }: LineOptions): {
  close: () => void;
  look: () => void;
} {
  let socket: WebSocket | undefined;
  /** The number of the current connection: messages of an earlier one are ignored. */
  let dial = 0;
  let current: LineState["state"] | undefined;
  let hiddenAt = document.visibilityState === "hidden" ? Date.now() : undefined;
  const timers = { again: 0, renew: 0, ping: 0 };

  const tell = (next: LineState) => {
    current = next.state;
    onState(next);
  };
  const hangUp = () => {
    dial += 1;
    window.clearTimeout(timers.again);
    window.clearTimeout(timers.renew);
    window.clearInterval(timers.ping);
    socket?.close();
    socket = undefined;
  };
  const fail = (error: Error) => {
    hangUp();
    console.error("A live connection failed and is opened again:", error.message);
    timers.again = window.setTimeout(connect, around(AGAIN_MS));
    tell({ state: "waiting", error });
  };
  const connect = async () => {
    hangUp();
    const own = dial;
    tell({ state: "connecting" });
    try {
      const { url, ticket, dialInMs } = await admission();
      if (own !== dial) return;
      timers.again = window.setTimeout(() => listen(url, ticket), dialInMs);
    } catch (error) {
      if (own === dial) fail(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const listen = (url: string, ticket: string) => {
    const own = dial;
    const opened = new WebSocket(url, protocolsOf(ticket));
    socket = opened;
    opened.onopen = () => {
      if (own !== dial) return;
      timers.ping = window.setInterval(() => opened.send(PING), PING_EVERY_MS);
      timers.renew = window.setTimeout(connect, LONGEST_SECONDS * 1000 - SPARE_MS - Math.random() * SPARE_MS);
      tell({ state: "open" });
    };
    opened.onmessage = ({ data }) => own === dial && onMessage(JSON.parse(String(data)));
    opened.onclose = ({ code }) => own === dial && fail(new Error(`The connection was closed (${code}).`));
  };

  const isLookedAt = () => hiddenAt === undefined || Date.now() - hiddenAt < HIDDEN_MS;
  const look = () => {
    const isOff = current === undefined || current === "off";
    if (!(isWanted() && isLookedAt())) {
      if (current === "off") return;
      hangUp();
      tell({ state: "off" });
    } else if (isOff) void connect();
  };
  const onVisibility = () => {
    hiddenAt = document.visibilityState === "hidden" ? Date.now() : undefined;
    look();
  };

  document.addEventListener("visibilitychange", onVisibility);
  const looking = window.setInterval(look, LOOK_EVERY_MS);
  look();
  const close = () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.clearInterval(looking);
    hangUp();
  };
  return { close, look };
}
