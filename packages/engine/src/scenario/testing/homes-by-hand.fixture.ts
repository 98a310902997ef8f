/**
 * For the tests: the value of a home worked out in whole numbers with 40 decimals, with nothing of the engine's arithmetic. Amounts are
 * cents, growth is percent with 3 decimals, an index has 2 decimals.
 */
import { decimals, fraction, ONE, power, root, times } from "./whole-numbers.fixture";

/**
 * The cents that an amount with 40 decimals may be shown as. Growth has endless decimals, and a double holds sixteen digits, of which a power loses
 * one: of an amount that lies so near to half a cent, but is not half a cent, it cannot tell on which side.
 */
function centsOfExact(exact: bigint): bigint[] {
  const [whole, rest] = [exact / ONE, exact % ONE];
  const fromHalf = rest - ONE / 2n;
  const doubt = ONE / 1_000_000n + exact / 10n ** 14n;
  const isClose = fromHalf !== 0n && fromHalf < doubt && fromHalf > -doubt;
  if (isClose) return [whole, whole + 1n];
  return [fromHalf < 0n ? whole : whole + 1n];
}

/** A value after some months of a yearly growth that is effective: 3.5 % of 100 are 103.50 after a year, and nothing is rounded before the end. */
export function grownByHand(value: bigint, growth: number, months: number): bigint[] {
  const thousandths = decimals(growth, 3) + 100_000n;
  const years = BigInt(Math.floor(months / 12));
  // Whole years grow exactly, so that half a cent is half a cent.
  const whole = (value * ONE * thousandths ** years) / 100_000n ** years;
  return centsOfExact(times(whole, power(root(fraction(thousandths, 100_000n), 12), months % 12)));
}

export type IndexByHand = {
  /** One value a year with 2 decimals, the last one in `last`. */
  values: readonly number[];
  last: { year: number; month: number };
};

/** The value of an index in a month, with 40 decimals: between two years at one effective rate, beyond the series at its mean. */
function indexByHand(series: IndexByHand, { year, month }: { year: number; month: number }): bigint {
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
) => centsOfExact((paid * indexByHand(series, now) * ONE) / indexByHand(series, bought));
