import { type RefObject, useEffect, useRef } from "react";

/** Tells once, while the page is shown, that at least half of something was on the screen. */
export function useSeen(element: RefObject<HTMLElement | null>, id: string, onSeen: () => void) {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ad is seen anew
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= 0.5)) return;
        observer.disconnect();
        latest.current();
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [id]);
}
