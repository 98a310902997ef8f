import { overdueRenewal, type Rule } from "../../rules/by-date";
import type { Day } from "../../rules/day";
import { moneyText } from "../solve/figures";

/** Writes cents as dollars, without cents where there are none: "$832,750". */
export const dollarsText = (cents: number) => moneyText(cents / 100).replace(/\.00$/, "");
/** Rounds to three decimals, or to as many more as tell a figure from a limit that it is not: 96.5001 is not the 96.5 that is allowed. */
function rounded(value: number, limits: readonly number[]): number {
  let decimals = 3;
  const at = () => Number(value.toFixed(decimals));
  while (decimals < 9 && !limits.includes(value) && limits.includes(at())) decimals++;
  return at();
}
/** Writes a percentage with at most three decimals, "96.5%". @param limits the percentages that it is compared with */
export const percentText = (value: number, ...limits: number[]) => `${rounded(value, limits)}%`;
/** Writes percentage points, "1.5 points". @param limits the points that they are compared with */
export const pointsText = (value: number, ...limits: number[]) => {
  const points = rounded(value, limits);
  return `${points} ${points === 1 ? "point" : "points"}`;
};

/**
 * Writes a sentence, with a space before it, where a check rests on a value whose successor was due by the day of the report's rules and has not been
 * entered. Otherwise the text is empty.
 */
export function overdueText(rule: Rule<unknown>, from: Day, asOf: Day): string {
  const renewal = overdueRenewal(rule, asOf);
  if (!renewal || from >= renewal.due) return "";
  return ` This uses the ${from.slice(0, 4)} value; the next one was due on ${renewal.due} and is not available yet.`;
}
