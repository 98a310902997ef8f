import type { Scenario } from "../schema/types";
import { type Working, workOut } from "../working";
import { type Check, type CheckName, type CheckRule, checkNames, smallerLoan } from "./check";
import { findConcessions, findCreditsAndCosts } from "./contributions";
import { findDebtToIncome } from "./debt-to-income";
import { findHighestLtv } from "./highest-ltv";
import { findConformingLimit, findFhaLimit } from "./loan-limits";
import { findMortgageInsurance } from "./mortgage-insurance";
import { findHigherPriced, findQualifiedPrice, findSecondHigherPriced } from "./price";
import { findPointsAndFees } from "./qualified-mortgage";
import { findRateReduction } from "./rate-reduction";
import { findResidualIncome } from "./residual-income";
import { findLongestTerm, findRegularPayments } from "./term-and-payments";
import { findVaEntitlement } from "./va-entitlement";

/** Every check of a loan: what it finds, and what may clear it. */
export const allChecks: Record<CheckName, CheckRule> = {
  conformingLimit: { find: findConformingLimit, clearedBy: smallerLoan },
  fhaLimit: { find: findFhaLimit, clearedBy: smallerLoan },
  highestLtv: { find: findHighestLtv, clearedBy: smallerLoan },
  vaEntitlement: { find: findVaEntitlement, clearedBy: smallerLoan },
  rateReduction: { find: findRateReduction, clearedBy: ["rate", "points"] },
  longestTerm: { find: findLongestTerm, clearedBy: ["term"] },
  mortgageInsurance: { find: findMortgageInsurance, clearedBy: smallerLoan },
  debtToIncome: { find: findDebtToIncome, clearedBy: smallerLoan },
  residualIncome: { find: findResidualIncome, clearedBy: smallerLoan },
  concessions: { find: findConcessions, clearedBy: ["credits", "downPayment"] },
  creditsAndCosts: { find: findCreditsAndCosts, clearedBy: ["credits"] },
  regularPayments: { find: findRegularPayments, clearedBy: [] },
  pointsAndFees: { find: findPointsAndFees, clearedBy: ["points"] },
  qualifiedPrice: { find: findQualifiedPrice, clearedBy: ["rate"] },
  higherPriced: { find: findHigherPriced, clearedBy: ["rate"] },
  higherPricedSecond: { find: findSecondHigherPriced, clearedBy: [] },
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
