import { type CSSProperties, useSyncExternalStore } from "react";

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

/** The class and the style of what needs so many pixels side by side: paper does not scroll, so what is wider than the sheet is drawn smaller. */
export const fitsPaper = "print:[zoom:var(--on-paper)]";
export const paperFit = (width: number) => ({ "--on-paper": Math.min(1, sheetWidth / width) }) as CSSProperties;

/** Tells whether the browser prints the page, for what paper draws otherwise than any screen. */
export const usePrinting = () => useSyncExternalStore(whilePrinting, () => isPrinting);
