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
    const behavior = isFirst.current ? "instant" : "smooth";
    // They begin at the first: asked for its place, the browser would lay the page out before it paints anything.
    const isThere = isFirst.current && at === 0;
    if (!isThere) element.scrollTo({ left: at * element.clientWidth, behavior });
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
