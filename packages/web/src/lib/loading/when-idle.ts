import { isOffline } from "./code";

/** So long after the page's own parts its first figures are there, on a slow line too. */
const rest = 2000;

/** Whoever types has paused after so long: until then the next key must not find the processor taken. */
const pause = 400;
let typedAt = Number.NEGATIVE_INFINITY;
const typed = () => {
  typedAt = performance.now();
};
addEventListener("keydown", typed, { passive: true, capture: true });

/** Runs what can wait once the page has come to rest and nobody types. */
export function whenIdle(run: () => void) {
  const left = () => typedAt + pause - performance.now();
  const next = () => (left() > 0 ? setTimeout(next, left()) : idle(() => (left() > 0 ? next() : run())));
  next();
}

function idle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 1500);
}

/** Whoever reads before touching anything is left the processor for so long: a slow phone has little of it. */
const reading = 6000;
const touches = ["pointermove", "pointerdown", "keydown", "wheel"];
const touched = new Promise<void>((resolve) => {
  for (const name of touches) addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
});

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const loaded = new Promise<void>((resolve) => {
  if (document.readyState === "complete") resolve();
  else addEventListener("load", () => resolve(), { once: true });
});
const rested = loaded.then(() => after(rest)).then(() => Promise.race([touched, after(reading)]));

/** Runs in an idle moment, once the first figures of a page that was just loaded are there. */
export const whenRested = (run: () => void) => void rested.then(() => whenIdle(run));

/** At once where there is a network. */
export const connected = () =>
  new Promise<void>((resolve) => {
    if (isOffline()) addEventListener("online", () => resolve(), { once: true });
    else resolve();
  });

/** Fetches code ahead once the page has come to rest and there is a network, without which it must not be asked for (`code.ts`). */
export const fetchWhenRested = (fetch: () => void) => whenRested(() => void connected().then(fetch));
