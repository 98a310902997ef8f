import { createContext, type RefObject, useContext, useEffect, useRef, useState } from "react";
import { sheetWidth, usePrinting } from "../../lib/use-printing";

/** How many charts share the width of the sheet. Each is drawn for its part of it. */
export const ChartsInARow = createContext(1);

/** Returns the width in pixels that an element has now; 0 until it has been laid out. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  const inARow = useContext(ChartsInARow);
  const isOnPaper = usePrinting();
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    // The observer also reports the first width once the page is laid out: measuring it now would lay the page out twice.
    const watch = new ResizeObserver(() => setWidth(measured.clientWidth));
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return [element, isOnPaper ? sheetWidth / inARow : width];
}
