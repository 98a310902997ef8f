import { createContext, type RefObject, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";

/** The width of paper, whatever the screen: a Letter sheet between its margins (`theme/tokens.css`). */
const paperWidth = 700;

/** How many charts share the width of the sheet. Each is drawn for its part of it. */
export const ChartsInARow = createContext(1);

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

/** Returns the width in pixels that an element has now; 0 until it has been laid out. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  const inARow = useContext(ChartsInARow);
  const isOnPaper = useSyncExternalStore(whilePrinting, () => isPrinting);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    // The observer also reports the first width once the page is laid out: measuring it now would lay the page out twice.
    const watch = new ResizeObserver(() => setWidth(measured.clientWidth));
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return [element, isOnPaper ? paperWidth / inARow : width];
}
