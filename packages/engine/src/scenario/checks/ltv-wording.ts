/** This file words a loan-to-value and the most that an agency allows. */
import { isAtMost, loanToValue } from "../../loan/ltv";
import type { Cents } from "../../money/cents";
import type { HighestLtv } from "../../rules/highest-ltv";
import type { Working } from "../working";
import { cashOutText } from "./cash-out";
import { percentText } from "./wording";

/** How an occupancy is written in a sentence. */
export const occupancyWords = {
  primary: "a primary residence",
  secondHome: "a second home",
  investment: "an investment property",
};
/** "a one-unit primary residence", "a 3-unit investment property". */
export const homeWords = ({ occupancy, units }: Working["loan"]) =>
  occupancyWords[occupancy].replace(/^an? /, units === 1 ? "a one-unit " : `a ${units}-unit `);

/** Finds which of the highest loan-to-values applies: that of a purchase, or of a refinance with or without cash out. */
export function purposeOf(working: Working): keyof HighestLtv {
  if (working.loan.category === "purchase") return "purchase";
  return cashOutText(working) === null ? "rateAndTerm" : "cashOut";
}
const purposeWords: Record<keyof HighestLtv, string> = {
  purchase: "a purchase",
  rateAndTerm: "a refinance without cash out",
  cashOut: "a cash-out refinance",
};

/** Words the highest loan-to-value of a purchase as the least down payment. */
export function mostText(who: string, working: Working, most: number, of: string): string {
  const purpose = purposeOf(working);
  if (purpose === "purchase") return `${who} requires at least ${percentText(100 - most)} down on ${of}.`;
  return `${who} allows loans of up to ${percentText(most)} of the value on ${purposeWords[purpose]} of ${of}.`;
}

/** Says in a few words that more is lent than an agency allows, or less. */
export const above = (working: Working) =>
  purposeOf(working) === "purchase" ? "Below the minimum down payment" : "Above the highest loan-to-value";
export const within = (working: Working) =>
  purposeOf(working) === "purchase" ? "Enough down payment" : "Within the highest loan-to-value";

/** Says what is lent, and why a refinance counts as one with cash out. A loan above the most has as many decimals as show it. */
export function hasText(
  working: Working,
  lent: Cents,
  what: string,
  most: number,
  value = working.bases.applicablePrice,
): string {
  const exceeded = isAtMost(lent, most, value) ? [] : [most];
  return `${what} ${percentText(loanToValue(lent, value), ...exceeded)} of the value.${cashOutText(working) ?? ""}`;
}
