import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, useCallback, useRef } from "react";

/**
 * Draws only the rows in sight and the one that has the focus, which must not go with the scroll. The rows carry their place in `data-at`.
 * @param heightAt  the pixels of a row
 * @param keyAt     what tells a row, with its height, from others; a function of its own for each state of the rows
 */
export function useVirtualRows(
  count: number,
  { heightAt, keyAt }: { heightAt: (at: number) => number; keyAt: (at: number) => string },
) {
  const scroller = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  const rangeExtractor = useCallback((range: Range) => {
    const drawn = defaultRangeExtractor(range);
    const at = focused.current;
    return at === null || at >= range.count || drawn.includes(at) ? drawn : [...drawn, at].sort((a, b) => a - b);
  }, []);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightAt,
    getItemKey: keyAt,
    rangeExtractor,
    overscan: 12,
  });
  const watch = {
    onFocus: (event: FocusEvent) => {
      const row = (event.target as Element).closest<HTMLElement>("[data-at]");
      focused.current = row ? Number(row.dataset.at) : null;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
  return { scroller, virtual, watch };
}
