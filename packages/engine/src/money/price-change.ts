/** A change of a security's price, in three units: a point is 100 basis points and 32 thirty-seconds. */
export type PriceChange = { points: number; basisPoints: number; thirtySeconds: number };

/** Rounds to 4 decimals. Prices in halves of 32nds and finer are exact binary fractions; other prices lose their binary noise here. */
const fourDecimals = (value: number) => Math.round(value * 1e4) / 1e4 || 0;

/**
 * Computes the change between two prices of a security in percent of par. The points are the difference of the two prices;
 * each unit is rounded to 4 decimals and is negative when the price has fallen. The function takes any two numbers and never throws.
 * Source: convention C-MBS.
 * @param previous  the earlier price in percent of par, such as 99.8125
 * @param current   the later price in percent of par
 */
export function priceChange(previous: number, current: number): PriceChange {
  const points = current - previous;
  return {
    points: fourDecimals(points),
    basisPoints: fourDecimals(points * 100),
    thirtySeconds: fourDecimals(points * 32),
  };
}
