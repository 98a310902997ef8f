import type { Typed } from "../document";
import type { Sign } from "../new-report";

/** Percent of a whole into its amount: unrounded but for the noise of floating point, so that a way there and back gives what was typed. */
const amountOf = (percent: number, whole: number) => Number(((percent * whole) / 100).toFixed(8));

/** Turns an amount into percent of a whole, unrounded. */
const percentOf = (amount: number, whole: number) => (amount * 100) / whole;

/** The figure in the other unit; null when it cannot be told, for want of a figure or of the whole. */
export function convertUnits(value: Typed, to: Sign, whole: number | null): number | null {
  if (typeof value !== "number" || whole === null || whole <= 0) return null;
  return to === "fee" ? amountOf(value, whole) : percentOf(value, whole);
}
