import { call } from "../api/api";
import { type LineState, openLine } from "./line";

type Message = { action: string };
type Listener = {
  hear: (message: Message) => void;
  onState?: (state: LineState) => void;
  /** False while this part of the page would hear nothing of use, such as after the market's hours. */
  isWanted: () => boolean;
};

const listeners = new Set<Listener>();
let close: (() => void) | undefined;
let current: LineState | undefined;

async function admission() {
  const [[{ hubUrl }], [{ ticket, dialInMs }]] = await Promise.all([
    call("GET /v1/markets/huburl"),
    call("POST /v1/sockets/tickets", { body: { channel: "/v1/markets/hub" } }),
  ]);
  // Every address of the product has all of its paths, and a page may reach no other host than its own.
  const url = new URL(new URL(hubUrl).pathname, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return { url: url.href, ticket, dialInMs };
}

/** Listens to the market hub. All parts of a page share one line, which is open while one of them wants it. @returns what ends listening */
export function listenToHub(listener: Listener): () => void {
  listeners.add(listener);
  if (current) listener.onState?.(current);
  close ??= openLine({
    admission,
    isWanted: () => [...listeners].some(({ isWanted }) => isWanted()),
    onMessage: (message) => {
      for (const { hear } of listeners) hear(message);
    },
    onState: (state) => {
      current = state;
      for (const { onState } of listeners) onState?.(state);
    },
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    close?.();
    close = undefined;
    current = undefined;
  };
}
