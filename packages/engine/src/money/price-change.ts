/** A move of a security's price. */
export type PriceChange = { points: number; basisPoints: number; thirtySeconds: number };

/** Prices come in halves of 32nds and finer, which are exact binary fractions; others lose their noise here. */
const fourDecimals = (value: number) => Math.round(value * 1e4) / 1e4 || 0;

/**
 * The move between two prices (C-MBS), prices in percent of par: points are their difference, a point is 100 basis points and 32 thirty-seconds.
 * Each to 4 decimals, negative when the price has fallen. It takes any two numbers and never throws.
 * @param previous  percent of par, 99.8125
 */
export function priceChange(previous: number, current: number): PriceChange {
  const points = current - previous;
  return {
    points: fourDecimals(points),
    basisPoints: fourDecimals(points * 100),
    thirtySeconds: fourDecimals(points * 32),
  };
}
