import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "../../../lib/loading/after-paint";

const atOnce = () => Promise.resolve();

/**
 * How many of so many parts are begun: none before the frame is painted in which the caller first stands, then one more with
 * each frame. A page of many charts drawn at once would hold up the first press.
 * @param code  brings what the second part and all after it are drawn with; where that fails, each says so itself
 */
export function useOneByOne(count: number, code: () => Promise<unknown> = atOnce): number {
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    if (begun >= count) return;
    const begin = () => startTransition(() => setBegun(begun + 1));
    afterPaint(() => (begun === 0 ? begin() : void code().then(begin, begin))).ask();
  }, [begun, count, code]);
  return Math.min(begun, count);
}
