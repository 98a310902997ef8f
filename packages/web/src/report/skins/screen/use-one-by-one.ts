import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "../../../lib/loading/after-paint";

const atOnce = () => Promise.resolve();

/**
 * Returns how many of so many parts are begun: none before the first frame is painted, then one more with each frame. Drawing a page of many charts in
 * one step would delay the response to the first press.
 * @param code loads what the second and all later parts are drawn with; if that fails, each part says so itself
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
