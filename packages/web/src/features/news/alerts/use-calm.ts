import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

const CALM_MS = 2_000;
const restless = ["pointermove", "pointerdown", "keydown", "focusin", "wheel", "touchmove"] as const;

/**
 * Says when something may appear that moves the page: once another page is opened, or nobody has moved pointer or focus for two seconds, and no window is open.
 * Nothing jumps below a finger then.
 * @param what  names what waits; undefined while nothing does
 */
export function useCalm(what: string | undefined): boolean {
  const { pathname } = useLocation();
  const [calmFor, setCalmFor] = useState<string>();
  const arrived = useRef<{ what: string | undefined; at: string }>(undefined);
  if (arrived.current?.what !== what) arrived.current = { what, at: pathname };
  const isElsewhere = arrived.current?.at !== pathname;
  useEffect(() => {
    if (what === undefined || calmFor === what) return;
    let timer: number;
    const isCovered = () => document.querySelector('[aria-modal="true"]') !== null;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => (isCovered() ? wait() : setCalmFor(what)), CALM_MS);
    };
    if (isElsewhere && !isCovered()) return setCalmFor(what);
    wait();
    for (const event of restless) document.addEventListener(event, wait, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const event of restless) document.removeEventListener(event, wait);
    };
  }, [what, calmFor, isElsewhere]);
  return what !== undefined && calmFor === what;
}
