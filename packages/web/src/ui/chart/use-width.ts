import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The width in pixels that an element has now; 0 until it has been laid out. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    setWidth(measured.clientWidth);
    const watch = new ResizeObserver(() => setWidth(measured.clientWidth));
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return [element, width];
}
