import type { Day } from "../../rules/day";
import { cardGrades } from "../../rules/report-card";

export const letterNames = ["A", "B", "C", "D", "F"] as const;
export type Letter = (typeof letterNames)[number];

/**
 * Computes the percentile of each value, unrounded: 100 × (values strictly worse + half of the equal ones, itself included) / all values.
 * @param better  whether a high value is better or a low one
 */
export function percentilesOf(values: readonly number[], better: "high" | "low"): number[] {
  const sorted = Float64Array.from(values).sort();
  /** Counts the sorted values below a value, or up to it. */
  const count = (isBelow: (each: number) => boolean) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBelow(sorted[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return values.map((value) => {
    const below = count((each) => each < value);
    const upTo = count((each) => each <= value);
    const worse = better === "high" ? below : sorted.length - upTo;
    return (100 * (worse + (upTo - below) / 2)) / sorted.length;
  });
}

/** Finds the letter of a percentile, which is judged unrounded. */
export function letterOf(percentile: number, asOf: Day): Letter {
  const { letters } = cardGrades.on(asOf);
  return letterNames.find((letter) => letter !== "F" && percentile >= letters[letter]) ?? "F";
}

/** Writes a percentile as it is shown, to 1 decimal, halves up. */
export const shownPercentile = (percentile: number) => Math.floor(percentile * 10 + 0.5) / 10;
