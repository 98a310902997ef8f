import type { BreakEvenGrowth } from "./answer-parts";

/**
 * Finds the least whole number in a range at which something holds that goes on holding above it; null where it holds nowhere. A cent of
 * rounding may make it hold a little earlier by itself, so the numbers just below are looked at too.
 */
export function leastWhere(low: number, high: number, holds: (value: number) => boolean): number | null {
  if (!holds(high)) return null;
  if (holds(low)) return low;
  let [no, yes] = [low, high];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** The growths that a break-even is looked for in, in thousandths of a percent. */
const LOWEST_GROWTH = -20_000;
const HIGHEST_GROWTH = 20_000;

/** Finds the least one yearly growth, in thousandths of a percent, at which something holds. */
export function breakEvenGrowth(holds: (growth: number) => boolean): BreakEvenGrowth {
  const least = leastWhere(LOWEST_GROWTH, HIGHEST_GROWTH, (thousandths) => holds(thousandths / 1000));
  if (least === null) return { kind: "never" };
  return least === LOWEST_GROWTH ? { kind: "always" } : { kind: "growth", pct: least / 1000 };
}
