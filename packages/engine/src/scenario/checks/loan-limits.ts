import { loanLimits } from "../../rules/loan-limits";
import { type LoanLimit, loanLimit } from "../steps/loan-limit";
import type { Working } from "../working";
import { type Finding, hasConformingLimit } from "./check";
import { dollarsText, overdueText } from "./wording";

/** Says a limit: the county's, or what it lies between. */
function limitText(kind: string, { lowest, highest, isCountys }: LoanLimit, units: number): string {
  const loan = `${kind} loan on a ${units === 1 ? "one" : units}-unit home`;
  if (isCountys) return `In this county a ${loan} is at most ${dollarsText(lowest)}.`;
  return `A ${loan} is at most ${dollarsText(lowest)}, and up to ${dollarsText(highest)} where the county's limit is higher.`;
}

const NOT_LOADED = "The county's limit is not loaded. Choose the home's address from the list to load it.";

/**
 * Tells whether a loan is conforming, high balance or jumbo. The whole loan counts, with what is financed.
 * Source: Fannie Mae Selling Guide B2-1.5-01, Loan Limits.
 */
export function findConformingLimit({ loan, scenario, financing }: Working): Finding | null {
  if (!hasConformingLimit(loan)) return null;
  const limit = loanLimit("conforming", scenario, loan);
  const general = loanLimit("conforming", { ...scenario, outside: {} }, loan);
  if (!limit) return null;
  const said = {
    rule: `${limitText("conforming", limit, loan.units)}${overdueText(loanLimits, limit.from, scenario.asOf)}`,
    has: `The loan is ${dollarsText(financing.amount)}.`,
    source: limit.source,
    from: limit.from,
  };
  if (financing.amount > limit.highest) return { state: "attention", verdict: "Jumbo", ...said };
  const baseline = general?.lowest ?? limit.lowest;
  if (financing.amount <= baseline) return { state: "clear", verdict: "Conforming", ...said };
  if (limit.isCountys) return { state: "clear", verdict: "High balance", ...said };
  return { state: "notChecked", verdict: "High balance or jumbo", missing: NOT_LOADED, ...said };
}

/**
 * Tells whether FHA insures a loan of this size. The base loan counts, without a financed upfront premium.
 * Source: HUD Handbook 4000.1 II.A.2.a.
 */
export function findFhaLimit({ loan, scenario, financing }: Working): Finding | null {
  if (loan.program !== "fha") return null;
  const limit = loanLimit("fha", scenario, loan);
  if (!limit) return null;
  const most = limitText("FHA", limit, loan.units).replace("a FHA", "an FHA").replace("A FHA", "An FHA");
  const said = {
    rule: `${most}${overdueText(loanLimits, limit.from, scenario.asOf)}`,
    has: `The base loan is ${dollarsText(financing.amountBeforeMI)}.`,
    source: limit.source,
    from: limit.from,
  };
  if (financing.amountBeforeMI > limit.highest) return { state: "attention", verdict: "Above FHA's limit", ...said };
  if (financing.amountBeforeMI <= limit.lowest) return { state: "clear", verdict: "Within FHA's limit", ...said };
  return { state: "notChecked", verdict: "Depends on the county's limit", missing: NOT_LOADED, ...said };
}
