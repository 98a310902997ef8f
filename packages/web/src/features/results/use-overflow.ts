import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Whether what an element holds is wider than itself, so that it scrolls. */
export function useOverflow<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const box = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, overflows];
}
