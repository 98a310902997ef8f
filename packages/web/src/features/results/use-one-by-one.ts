import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "../../lib/scenario/after-paint";

/**
 * How many of so many parts are begun: none before the frame is painted in which the caller first stands, then one more with
 * each frame. A page of many charts drawn at once would hold up the first press.
 */
export function useOneByOne(count: number): number {
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (begun < count) afterPaint(() => startTransition(() => setBegun(begun + 1))).ask();
  }, [begun, count]);
  return Math.min(begun, count);
}
