import { type RefObject, useEffect, useRef } from "react";

const SEEN_MS = 1_000;

/** Tells once, while the page is shown, that at least half of something was on the screen for a second. */
export function useSeen(element: RefObject<HTMLElement | null>, id: string, onSeen: () => void) {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is seen anew
  useEffect(() => {
    if (!element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const observer = new IntersectionObserver(
      (entries) => {
        stop();
        if ((entries.at(-1)?.intersectionRatio ?? 0) < 0.5) return;
        timer = setTimeout(() => {
          observer.disconnect();
          latest.current();
        }, SEEN_MS);
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [id]);
}
