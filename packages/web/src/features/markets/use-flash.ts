import { useEffect, useRef, useState } from "react";

const SHOWN_MS = 600;
/** A price that changes more often only changes. */
const APART_MS = 2_000;

/** Tells for a moment that a figure has changed. Whoever wants less motion sees the time of the last tick alone. */
export function useFlash(value: number | null): boolean {
  const [isFlashing, setFlashing] = useState(false);
  const before = useRef({ value, at: 0 });
  useEffect(() => {
    const isNew = before.current.value !== null && before.current.value !== value;
    const wait = Date.now() - before.current.at < APART_MS || matchMedia("(prefers-reduced-motion: reduce)").matches;
    before.current = { value, at: isNew && !wait ? Date.now() : before.current.at };
    if (!isNew || wait) return;
    setFlashing(true);
    const timer = setTimeout(() => setFlashing(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return isFlashing;
}
