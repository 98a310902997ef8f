import { type ReactNode, Suspense, useEffect, useState } from "react";
import { untilOnline } from "./network";

/** A page shows its first figures at most this many milliseconds after its code was loaded, even on a slow connection. */
const FIRST_FIGURES_MS = 2000;
/** Milliseconds without a key after which typing has paused; until then the processor must be free for the next key. */
const TYPING_PAUSE_MS = 400;
/** Milliseconds that an untouched page waits longer, because its reader's phone may have little processor to spare. */
const READING_MS = 6000;

let typedAt = Number.NEGATIVE_INFINITY;
addEventListener("keydown", () => (typedAt = performance.now()), { passive: true, capture: true });

/** Runs work that can wait in an idle moment in which nobody types. */
export function whenIdle(run: () => void) {
  const left = () => typedAt + TYPING_PAUSE_MS - performance.now();
  const next = () => (left() > 0 ? setTimeout(next, left()) : idle(() => (left() > 0 ? next() : run())));
  next();
}

function idle(run: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 1500);
}

const firstTouch = new Promise<void>((resolve) => {
  for (const name of ["pointermove", "pointerdown", "keydown", "wheel"])
    addEventListener(name, () => resolve(), { once: true, passive: true, capture: true });
});
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const pageLoaded = new Promise<void>((resolve) => {
  if (document.readyState === "complete") resolve();
  else addEventListener("load", () => resolve(), { once: true });
});
const pageAtRest = pageLoaded
  .then(() => pause(FIRST_FIGURES_MS))
  .then(() => Promise.race([firstTouch, pause(READING_MS)]));

/** Runs work in an idle moment, once a page that was just loaded shows its first figures. */
export const whenPageRests = (run: () => void) => void pageAtRest.then(() => whenIdle(run));

/** Fetches code once the page is at rest and there is a network, without which it must not be requested (`codeOnDemand`). */
export const fetchWhenPageRests = (fetch: () => void) => whenPageRests(() => void untilOnline().then(fetch));

/** Fetches code in the first idle moment after the page has loaded, for a part that is visible from the start in space that is reserved for it. */
export const fetchWhenPageLoaded = (fetch: () => void) =>
  void pageLoaded.then(() => whenIdle(() => void untilOnline().then(fetch)));

type Waiting = { children: ReactNode };

/** Draws its children, and loads their code, once the page is at rest. */
export const WhenPageRests = ({ children }: Waiting) => useDue(fetchWhenPageRests) && suspended(children);

/** Draws its children, and loads their code, once the page has loaded. */
export const WhenPageLoaded = ({ children }: Waiting) => useDue(fetchWhenPageLoaded) && suspended(children);

const suspended = (children: ReactNode) => <Suspense fallback={null}>{children}</Suspense>;

function useDue(wait: (run: () => void) => void) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    let isShown = true;
    wait(() => isShown && setDue(true));
    return () => {
      isShown = false;
    };
  }, [wait]);
  return due;
}
