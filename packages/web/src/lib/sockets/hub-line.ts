import { call } from "../api/api";
import { type LineState, openLine } from "./line";

type Message = { action: string };
type Listener = {
  hear: (message: Message) => void;
  onState?: (state: LineState) => void;
  /** False while this part of the page needs no updates, such as after market hours. */
  isWanted: () => boolean;
};

const listeners = new Set<Listener>();
let line: ReturnType<typeof openLine> | undefined;
let current: LineState | undefined;

async function admission() {
  const [[{ hubUrl }], [{ ticket, dialInMs }]] = await Promise.all([
    call("GET /v1/markets/huburl"),
    call("POST /v1/sockets/tickets", { body: { channel: "/v1/markets/hub" } }),
  ]);
  // The hub is on the page's own host, the only one that the content security policy allows.
  const url = new URL(new URL(hubUrl).pathname, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return { url: url.href, ticket, dialInMs };
}

/** Has the line check again whether any part of the page needs it. */
export const lookAtHub = () => line?.look();

/** Listens to the market hub. All parts of a page share one line, which is open while one of them needs it. @returns a function that ends listening */
export function listenToHub(listener: Listener): () => void {
  listeners.add(listener);
  if (current) listener.onState?.(current);
  if (line) line.look();
  else
    line = openLine({
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
    line?.close();
    line = undefined;
    current = undefined;
  };
}
