import type { FieldValue } from "../document";
import type { Sign } from "../new-report";

/** Turns percent of a whole into an amount, unrounded except for the noise of floating point, so that converting back gives what was typed. */
const amountOf = (percent: number, whole: number) => Number(((percent * whole) / 100).toFixed(8));

/** Turns an amount into percent of a whole, unrounded. */
const percentOf = (amount: number, whole: number) => (amount * 100) / whole;

/** Converts a figure into the other unit; null without a figure or without the whole. */
export function convertUnits(value: FieldValue, to: Sign, whole: number | null): number | null {
  if (typeof value !== "number" || whole === null || whole <= 0) return null;
  return to === "fee" ? amountOf(value, whole) : percentOf(value, whole);
}
