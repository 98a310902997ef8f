import { type RefObject, useEffect, useRef, useState } from "react";

/** Gives the width in pixels that an element has now; 0 until it has been laid out. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    // The observer tells the first width too, once the page is laid out: to measure at once would lay it out twice.
    const watch = new ResizeObserver(() => setWidth(measured.clientWidth));
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return [element, width];
}
