import type { Typed } from "../../../lib/scenario/document";
import type { Sign } from "../../../lib/scenario/new-report";

/** Twelve digits: a conversion there and back gives what was typed, and 0.1 + 0.2 stays 0.3. */
const tidy = (value: number) => Number(value.toPrecision(12));

/** Percent of a whole into its amount, unrounded. */
export const amountOf = (percent: number, whole: number) => tidy((percent * whole) / 100);

/** An amount into percent of a whole, unrounded. */
export const percentOf = (amount: number, whole: number) => tidy((amount / whole) * 100);

/** The figure in the other unit; null when it cannot be told, for want of a figure or of the whole. */
export function converted(value: Typed, to: Sign, whole: number | null): number | null {
  if (typeof value !== "number" || whole === null || whole <= 0) return null;
  return to === "fee" ? amountOf(value, whole) : percentOf(value, whole);
}
