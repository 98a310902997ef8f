import type { Scenario } from "../schema/types";
import { type Working, workOut } from "../working";
import { type Check, type CheckName, type CheckRule, checkNames } from "./check";
import { findLoanLimit } from "./loan-limit";

/** Every check of a loan: what it finds, and what may clear it. */
export const allChecks: Record<CheckName, CheckRule> = {
  loanLimit: { find: findLoanLimit, clearedBy: ["downPayment", "cashToApply", "targetLTV"] },
};

const names = Object.keys(checkNames) as CheckName[];

/** Checks one loan that is worked out. An existing mortgage and a purchase in cash have nothing to check. */
export function checksOf(working: Working): Check[] {
  if (working.loan.category === "existing" || working.loan.program === "allCash") return [];
  return names.flatMap((check) => {
    const finding = allChecks[check].find(working);
    return finding ? [{ check, ...finding }] : [];
  });
}

/**
 * Checks every loan of a scenario, in the order of the loans. No answer of `calculate` holds this: whoever shows checks asks for
 * them. It throws what `calculate` throws.
 */
export const checkScenario = (scenario: Scenario): { loanID: string; checks: Check[] }[] =>
  scenario.loans.map((loan) => ({ loanID: loan.id, checks: checksOf(workOut(scenario, loan)) }));
