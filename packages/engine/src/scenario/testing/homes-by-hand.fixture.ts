/**
 * For the tests: the value of a home worked out in whole numbers with 40 decimals, with nothing of the engine's arithmetic. Amounts are
 * cents, growth is percent with 3 decimals, an index has 2 decimals.
 */
import { decimals, divided, fraction, ONE, power, root, times } from "./whole-numbers.fixture";

/** A value after some months of a yearly growth that is effective: 3.5 % of 100 are 103.50 after a year, and nothing is rounded before the end. */
export function grownByHand(value: bigint, growth: number, months: number): bigint {
  const factor = fraction(decimals(growth, 3) + 100_000n, 100_000n);
  // Whole years grow exactly, so that half a cent is half a cent.
  if (months % 12 === 0) {
    const years = BigInt(months / 12);
    return divided(value * (decimals(growth, 3) + 100_000n) ** years, 100_000n ** years);
  }
  return divided(value * power(root(factor, 12), months), ONE);
}

export type IndexByHand = {
  /** One value a year with 2 decimals, the last one in `last`. */
  values: readonly number[];
  last: { year: number; month: number };
};

/** The value of an index in a month, with 40 decimals: between two years at one effective rate, beyond the series at its mean. */
export function indexByHand(series: IndexByHand, { year, month }: { year: number; month: number }): bigint {
  const { values, last } = series;
  const known = (values.length - 1) * 12;
  const at = (year - last.year) * 12 + month - last.month + known;
  const value = (position: number) => fraction(decimals(values[position]!, 2), 100n);
  // The one rate that leads from the first value to the last.
  const mean = root((value(values.length - 1) * ONE) / value(0), values.length - 1);
  if (at > known) return times(value(values.length - 1), power(root(mean, 12), at - known));
  if (at < 0) return (value(0) * ONE) / power(root(mean, 12), -at);
  const before = value(Math.floor(at / 12));
  if (at % 12 === 0) return before;
  const after = value(Math.floor(at / 12) + 1);
  return times(before, power(root((after * ONE) / before, 12), at % 12));
}

/** What was paid × index now ÷ index in the month of purchase. */
export const homeByHand = (
  paid: bigint,
  series: IndexByHand,
  bought: { year: number; month: number },
  now: { year: number; month: number },
) => divided(paid * indexByHand(series, now), indexByHand(series, bought));
