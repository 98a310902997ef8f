import { useEffect, useState } from "react";

/** Milliseconds between the last key of a search and its call. */
const searchDelay = 300;

/** Returns the value that last stayed unchanged for `delay` milliseconds. */
export function useDebounced<T>(value: T, delay: number = searchDelay): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
