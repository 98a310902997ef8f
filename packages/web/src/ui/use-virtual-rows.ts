import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from "react";

/** A step from one row to the same control of another. */
type Step = { to: number; control: number };

const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>("button, input, a[href]") ?? []),
];

/** Returns where a key leads from a row; null for a key that leads nowhere. */
function rowAfter(key: string, at: number, count: number): number | null {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count || to === at ? null : to;
}

/**
 * Draws only the visible rows and the one with the focus, which must not disappear when scrolling. Each row has its place in `data-at`.
 * @param heightAt the height of a row in pixels
 * @param keyAt identifies a row of this height; a new function for each state of the rows
 */
export function useVirtualRows(
  count: number,
  { heightAt, keyAt }: { heightAt: (at: number) => number; keyAt: (at: number) => string },
) {
  const scroller = useRef<HTMLDivElement>(null);
  const focused = useRef<number | null>(null);
  const [step, setStep] = useState<Step | null>(null);
  // A step draws the row to which it leads, so each has a function of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is in `focused`
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      const at = focused.current;
      return at === null || at >= range.count || drawn.includes(at) ? drawn : [...drawn, at].sort((a, b) => a - b);
    },
    [step],
  );
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
  useLayoutEffect(() => {
    const row = step && scroller.current?.querySelector(`[data-at="${step.to}"]`);
    row?.scrollIntoView({ block: "nearest" });
    controlsOf(row)[step?.control ?? 0]?.focus({ preventScroll: true });
  }, [step]);
  /** For rows with controls: arrows, Home and End move between rows. */
  const onKeyDown = (event: KeyboardEvent) => {
    const control = event.target as HTMLElement;
    const row = control.closest<HTMLElement>("[data-at]");
    if (!row || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = rowAfter(event.key, Number(row.dataset.at), count);
    if (to === null) return;
    event.preventDefault();
    focused.current = to;
    setStep({ to, control: controlsOf(row).indexOf(control) });
  };
  return { scroller, virtual, watch, onKeyDown };
}
