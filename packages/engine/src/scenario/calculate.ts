import { compare } from "./outcomes/comparison";
import { moveUp } from "./outcomes/move-up";
import { loanResult } from "./outcomes/result";
import { dollarColumns } from "./outcomes/schedule";
import type { CalculateOptions, Loan, LoanResult, Scenario, ScenarioResult } from "./schema/types";
import { closingDay, firstPaymentDay } from "./steps/dates";
import { type Working, workOut } from "./working";

/**
 * One loan's figures within its scenario: what a screen recalculates when one column changes. Units and errors as of
 * `calculate`: dollars and percent, a RangeError that it throws for a day before the rules, a property or price not there.
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
 * The engine. Takes what was typed, answers what follows: dollars to the cent, percentages to 6 decimals. Pure: the day
 * whose rules apply is `asOf`, nothing is read from outside and nothing given is changed. The input is taken to be
 * valid; a day before the rules begin, or a property or price that is not there, throws a RangeError.
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
