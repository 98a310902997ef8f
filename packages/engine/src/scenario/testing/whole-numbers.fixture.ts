/**
 * For the tests: arithmetic in whole numbers, with nothing of the engine's. Amounts are cents, rates thousandths of a percent.
 */

/** How many random loans a test compares with what is worked out by hand: few each day, 10,000 when asked (`LOANS_BY_HAND=10000`). */
export const LOANS_BY_HAND = Number(process.env.LOANS_BY_HAND ?? 300);

/** A year's rate of 100 % in thousandths of a percent, and the same of a month. */
export const HUNDRED = 100_000n;
export const MONTHLY = 12n * HUNDRED;

/** Divides to the nearest whole number, halves up, also below zero. */
export function divided(above: bigint, below: bigint): bigint {
  const [top, bottom] = [2n * above + below, 2n * below];
  const whole = top / bottom;
  return top < 0n && whole * bottom !== top ? whole - 1n : whole;
}

/** The payment that repays a loan over some months. */
export function levelPayment(lent: bigint, rate: bigint, payments: number): bigint {
  if (rate === 0n) return divided(lent, BigInt(payments));
  const grown = (MONTHLY + rate) ** BigInt(payments);
  return divided(lent * rate * grown, MONTHLY * (grown - MONTHLY ** BigInt(payments)));
}

/** One in the decimals of `root` and `power`. */
export const ONE = 10n ** 40n;

/** A fraction with 40 decimals. */
export const fraction = (above: bigint, below: bigint) => (above * ONE) / below;
export const times = (one: bigint, other: bigint) => (one * other) / ONE;

export function power(base: bigint, exponent: number): bigint {
  let result = ONE;
  for (let at = 0; at < exponent; at++) result = times(result, base);
  return result;
}

/** The n-th root of a number with 40 decimals, by halving where it may lie. */
export function root(of: bigint, n: number): bigint {
  if (of <= 0n) return 0n;
  const target = of * ONE ** BigInt(n - 1);
  let [low, high] = [0n, of > ONE ? of : ONE];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(n) <= target) low = middle;
    else high = middle;
  }
  return low;
}

/** Decimals that were typed, as a fraction: 3.125 with three decimals is 3125 of 1000. */
export const decimals = (typed: number, places: number) => BigInt(Math.round(typed * 10 ** places));
