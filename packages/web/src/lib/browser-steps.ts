import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

const listeners = new Set<() => void>();

/**
 * Does this after each step back or forward that the browser took to another address. A window that several pages open is closed so: it would lie over
 * a page on which nobody opened it. What was typed in it asks before the step (`ui/overlays/discard-question.tsx`). Returns a function that ends it.
 */
export function onBrowserStep(act: () => void): () => void {
  listeners.add(act);
  return () => void listeners.delete(act);
}

/** Tells of the steps. It stands once, around all pages. */
export function useBrowserSteps() {
  const location = useLocation();
  const isStep = useNavigationType() === "POP";
  const at = useRef(location);
  useEffect(() => {
    if (at.current === location) return;
    at.current = location;
    if (isStep) for (const act of listeners) act();
  }, [location, isStep]);
}
