import { startTransition, useEffect, useState } from "react";
import { whenPageRests } from "../../../lib/loading/page-rest";

const joined = (begun: readonly string[], ids: (string | undefined)[]) =>
  [...begun, ...ids.filter((id) => id !== undefined && !begun.includes(id))] as string[];

/**
 * Which of the pages side by side are drawn: at first the one in sight alone, then, once the page has come to rest, the others
 * one by one, the nearest first. Those that slide by on the way to another are drawn with it, and none is ever taken away again.
 * `near` draws those beside it at once, for a finger that may be about to swipe.
 */
export function useDrawn(ids: readonly string[], at: number) {
  const [begun, setBegun] = useState<readonly string[]>([]);
  const [last, setLast] = useState(at);
  if (last !== at) {
    setLast(at);
    setBegun(joined(begun, ids.slice(Math.min(last, at), Math.max(last, at) + 1)));
  }
  const isDrawn = (place: number) => place === at || begun.includes(ids[place] ?? "");
  const nearest = ids
    .filter((id) => !begun.includes(id))
    .sort((a, b) => Math.abs(ids.indexOf(a) - at) - Math.abs(ids.indexOf(b) - at))[0];
  useEffect(() => {
    if (nearest === undefined) return;
    let current = true;
    whenPageRests(() => current && startTransition(() => setBegun((now) => joined(now, [nearest]))));
    return () => {
      current = false;
    };
  }, [nearest]);
  const near = () => setBegun((now) => joined(now, [ids[at], ids[at - 1], ids[at + 1]]));
  return { isDrawn, near };
}
