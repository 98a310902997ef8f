import { compare } from "./outcomes/comparison";
import { moveUp } from "./outcomes/move-up";
import { loanResult } from "./outcomes/result";
import { dollarColumns } from "./outcomes/schedule";
import type { CalculateOptions, Loan, LoanResult, Scenario, ScenarioResult } from "./schema/types";
import { closingDay, firstPaymentDay } from "./steps/closing-day";
import { type Working, workOut } from "./working";

/**
 * Calculates one loan's figures within its scenario, which is what a screen recalculates when one column changes. Amounts are
 * dollars to the cent and ratios percent to 6 decimals, as in `calculate`. The input is taken to be valid; a day before the rules
 * begin, or a property or price that is not there, throws a RangeError.
 */
export function calculateLoan(scenario: Scenario, loan: Loan, options: CalculateOptions = {}): LoanResult {
  return resultWithSchedule(workOut(scenario, loan), options);
}

function resultWithSchedule(working: Working, options: CalculateOptions): LoanResult {
  const result = loanResult(working, working.scenario.horizonYears);
  if (options.schedule && options.schedule !== "none") {
    result.amortSchedule = dollarColumns(working.repayment.schedule, options.schedule === "monthly" ? 1 : 12);
  }
  return result;
}

/**
 * Calculates every figure of a scenario from what was typed: dollars to the cent, percentages to 6 decimals. The function is pure:
 * the rules of the day `asOf` apply, nothing is read from outside, and nothing given is changed. The input is taken to be valid; a
 * day before the rules begin, or a property or price that is not there, throws a RangeError.
 */
export function calculate(scenario: Scenario, options: CalculateOptions = {}): ScenarioResult {
  const { asOf } = scenario;
  const workings = scenario.loans.map((loan) => workOut(scenario, loan));
  return {
    asOf,
    closingDate: closingDay(scenario),
    firstPayment: firstPaymentDay(scenario),
    loans: workings.map((working) => resultWithSchedule(working, options)),
    comparison: compare(workings),
    moveUp: moveUp(workings),
  };
}
