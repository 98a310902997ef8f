/**
 * Prices of mortgage securities as they are shown: in percent of par with two decimals, and in 32nds. Every figure beside a price follows from the
 * two decimals, so that a reader who subtracts what stands on the screen finds the same. Source: convention C-MBS.
 */

/** The price in hundredths of a point, as it is shown. Binary noise of the source does not decide which way a half is rounded. */
const hundredths = (price: number): number => Math.round(Number((price * 100).toFixed(6))) + 0;

/** Rounds a price to the two decimals that are shown. */
export const shownPrice = (price: number): number => hundredths(price) / 100;

/** Writes a price with its two decimals: "101.28". */
export const priceText = (price: number): string => shownPrice(price).toFixed(2);

/** A number of 32nds: whole ones, and half a one more where `plus` is set. */
export type ThirtySeconds = { sign: -1 | 0 | 1; points: number; ticks: number; plus: boolean };

/** Turns hundredths of a point into the nearest half of a 32nd. No number of hundredths lies in the middle between two halves. */
function nearestHalf(amount: number): ThirtySeconds {
  const halves = Math.round((Math.abs(amount) * 64) / 100);
  return {
    sign: halves === 0 ? 0 : amount < 0 ? -1 : 1,
    points: Math.floor(halves / 64),
    ticks: Math.floor((halves % 64) / 2),
    plus: halves % 2 === 1,
  };
}

/** Converts a price to 32nds: 101.28 is 101-09, and 99.45 is 99-14+. */
export const thirtySecondsOf = (price: number): ThirtySeconds => nearestHalf(hundredths(price));

/** Computes the move between two prices in basis points of price: the difference of the shown prices, times 100. The result is always whole. */
export const moveInBasisPoints = (from: number, to: number): number => hundredths(to) - hundredths(from) + 0;

/** Computes the move between two prices in 32nds alone: a whole point counts as 32 of them. */
export function moveIn32nds(from: number, to: number): Omit<ThirtySeconds, "points"> {
  const { sign, points, ticks, plus } = nearestHalf(moveInBasisPoints(from, to));
  return { sign, ticks: points * 32 + ticks, plus };
}

/** Writes a price in 32nds: "101-09", "99-14+". */
export function priceIn32nds(price: number): string {
  const { points, ticks, plus } = thirtySecondsOf(price);
  return `${points}-${String(ticks).padStart(2, "0")}${plus ? "+" : ""}`;
}

/** Writes a move in 32nds with a true minus: "−9", "+6+", "0". */
export function moveIn32ndsText(from: number, to: number): string {
  const { sign, ticks, plus } = moveIn32nds(from, to);
  return `${sign < 0 ? "−" : sign > 0 ? "+" : ""}${ticks}${plus ? "+" : ""}`;
}
