import { isOffline } from "./code";

/** So long after the page's own parts its first figures are there, on a slow line too. */
const rest = 2000;

/** Runs what can wait once the page has come to rest. */
export function whenIdle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 1500);
}

const rested = new Promise<void>((resolve) => {
  const soon = () => setTimeout(resolve, rest);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
});

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
