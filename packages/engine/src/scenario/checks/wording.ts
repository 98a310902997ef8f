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
 * Words the amounts from one threshold up to the next: "$82,775 to less than $137,958", "less than $82,775", "$137,958 or more".
 * @param thresholds  every amount in cents at which another line begins
 */
export function amountsFrom(from: number, thresholds: readonly number[]): string {
  const next = Math.min(...thresholds.filter((each) => each > from));
  if (next === Number.POSITIVE_INFINITY) return `${dollarsText(from)} or more`;
  return from === 0 ? `less than ${dollarsText(next)}` : `${dollarsText(from)} to less than ${dollarsText(next)}`;
}

/**
 * Writes a sentence, with a space before it, where a check rests on a value whose successor was due by the day of the report's rules and has not been
 * entered. Otherwise the text is empty.
 */
export function overdueText(rule: Rule<unknown>, from: Day, asOf: Day): string {
  const renewal = overdueRenewal(rule, asOf);
  if (!renewal || from >= renewal.due) return "";
  return ` This uses the ${from.slice(0, 4)} value; the next one was due on ${renewal.due} and is not available yet.`;
}
