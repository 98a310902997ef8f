import { useSyncExternalStore } from "react";

let isPrinting = false;

function whilePrinting(changed: () => void) {
  const set = (to: boolean) => () => {
    isPrinting = to;
    changed();
  };
  const [begins, ends] = [set(true), set(false)];
  addEventListener("beforeprint", begins);
  addEventListener("afterprint", ends);
  return () => {
    removeEventListener("beforeprint", begins);
    removeEventListener("afterprint", ends);
  };
}

/** The width in pixels of a Letter sheet between its margins (`theme/tokens.css`). */
export const sheetWidth = 700;

/** Tells whether the browser prints the page, for what paper draws otherwise than any screen. */
export const usePrinting = () => useSyncExternalStore(whilePrinting, () => isPrinting);
