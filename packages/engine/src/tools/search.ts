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

/** Every how many steps the search halves its range, whatever the amounts say. */
const HALVED = 4;

/**
 * Finds the least whole number in a range at which an amount that rises is zero or more; null where it is negative everywhere. It tries the place
 * where the straight line between both ends crosses zero, and so needs a third of the amounts that halving needs. An end that stays counts half as
 * much each time, so that the other end comes near too.
 * @param amountAt  whole cents
 */
export function leastAtZero(low: number, high: number, amountAt: (value: number) => number): number | null {
  let above = amountAt(high);
  if (above < 0) return null;
  let below = amountAt(low);
  if (below >= 0) return low;
  let [no, yes] = [low, high];
  for (let step = 1; yes - no > 1; step++) {
    const part = step % HALVED === 0 ? 0.5 : below / (below - above);
    const next = Math.min(yes - 1, Math.max(no + 1, Math.ceil(no + (yes - no) * part)));
    const amount = amountAt(next);
    if (amount >= 0) [yes, above, below] = [next, amount, below / 2];
    else [no, below, above] = [next, amount, above / 2];
  }
  return yes;
}

/** The growths that a break-even is looked for in, in thousandths of a percent. */
const LOWEST_GROWTH = -20_000;
const HIGHEST_GROWTH = 20_000;

/** Finds the least constant yearly growth, in thousandths of a percent, at which an amount that rises with it is zero or more. */
export function breakEvenGrowth(amountAt: (growth: number) => number): BreakEvenGrowth {
  const least = leastAtZero(LOWEST_GROWTH, HIGHEST_GROWTH, (thousandths) => amountAt(thousandths / 1000));
  if (least === null) return { kind: "never" };
  return least === LOWEST_GROWTH ? { kind: "always" } : { kind: "growth", pct: least / 1000 };
}
