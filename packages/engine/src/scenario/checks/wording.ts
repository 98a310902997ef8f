import { overdueRenewal, type Rule } from "../../rules/by-date";
import type { Day } from "../../rules/day";
import { moneyText } from "../solve/figures";

/** Writes cents as dollars, without cents where there are none: "$832,750". */
export const dollarsText = (cents: number) => moneyText(cents / 100).replace(/\.00$/, "");
/** Writes a percentage with at most three decimals: "96.5 %". */
export const percentText = (value: number) => `${Number(value.toFixed(3))}%`;
/** Writes percentage points: "1.5 points". */
export const pointsText = (value: number) => `${Number(value.toFixed(3))} ${value === 1 ? "point" : "points"}`;

/**
 * Writes a sentence, with a space before it, where a check rests on a value whose successor was due by the day of the report's rules and has not been
 * entered. Otherwise the text is empty.
 */
export function overdueText(rule: Rule<unknown>, from: Day, asOf: Day): string {
  const renewal = overdueRenewal(rule, asOf);
  if (!renewal || from >= renewal.due) return "";
  return ` This uses the ${from.slice(0, 4)} value; the next one was due on ${renewal.due} and is not available yet.`;
}
