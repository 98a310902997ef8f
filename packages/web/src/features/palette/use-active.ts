import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Entry } from "./entry";

const page = 8;

/** Where a key leads to among so many lines; null when it leads nowhere. */
function target(event: KeyboardEvent, at: number, count: number): number | null {
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.key === "ArrowDown") return (at + 1) % count;
  if (event.key === "ArrowUp") return (at - 1 + count) % count;
  if (event.key === "Home") return 0;
  if (event.key === "End") return count - 1;
  if (event.key === "PageDown") return Math.min(at + page, count - 1);
  if (event.key === "PageUp") return Math.max(at - page, 0);
  return null;
}

/**
 * Which line the keys and the pointer have come to: the first, until they move. It is known by its id, so that lines that
 * arrive above or below it change nothing.
 */
export function useActive(entries: readonly Entry[], idOf: (entry: Entry) => string) {
  const [chosen, setChosen] = useState<string | null>(null);
  const byKey = useRef(false);
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === chosen),
  );
  const active = entries[at] ?? null;
  const activeID = active && idOf(active);
  useEffect(() => {
    if (byKey.current && activeID) document.getElementById(activeID)?.scrollIntoView({ block: "nearest" });
    byKey.current = false;
  }, [activeID]);
  return {
    active,
    activeID,
    point: (entry: Entry) => setChosen(entry.id),
    reset: () => setChosen(null),
    /** True when the key moved to another line. */
    press: (event: KeyboardEvent): boolean => {
      const next = entries.length > 0 ? target(event, at, entries.length) : null;
      if (next === null) return false;
      byKey.current = true;
      setChosen(entries[next]!.id);
      return true;
    },
  };
}
