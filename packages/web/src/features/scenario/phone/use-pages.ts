import { useEffect, useRef } from "react";

/**
 * Pages side by side of which one is in sight. A page asked for slides in, also from the middle of another slide; a page
 * that a swipe came to rest on is told of.
 */
export function usePages(at: number, onSwiped: (place: number) => void) {
  const pages = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = pages.current;
    if (!element) return;
    asked.current = at;
    element.scrollTo({ left: at * element.clientWidth, behavior: isFirst.current ? "instant" : "smooth" });
    isFirst.current = false;
  }, [at]);
  const settled = () => {
    const element = pages.current;
    if (!element) return;
    const place = Math.round(element.scrollLeft / element.clientWidth);
    const wanted = asked.current;
    asked.current = null;
    // A slide that another one cut short says nothing of what the person wants.
    if (wanted !== null && wanted !== place) return;
    if (place !== at) onSwiped(place);
  };
  const touched = () => {
    asked.current = null;
  };
  return { pages, settled, touched };
}
