import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether what an element holds is wider than itself, so that it scrolls. */
export function useOverflow<E extends HTMLElement>(): [RefObject<E | null>, boolean] {
  const box = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // It tells of the first size too, once the page is laid out: to measure at once would lay it out twice.
    const watch = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, overflows];
}
