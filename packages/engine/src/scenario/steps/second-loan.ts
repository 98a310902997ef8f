import { ratePhases } from "../../loan/phases";
import { repay } from "../../loan/repay";
import { amortize, interestPaid, type Schedule } from "../../loan/schedule";
import { type AnnualRate, type Cents, inDollars, type Months, percent } from "../../money/cents";
import { interestOnlyYears } from "../../rules/interest-only";
import type { Loan, SecondLoanResult } from "../schema/types";
import { monthsOfYears } from "./contract";

/** A second loan on the same home. Amounts are cents. */
export type SecondLoan = {
  amount: Cents;
  rate: AnnualRate;
  term: Months;
  /** The number of payments at the start that are interest only. */
  interestOnly: number;
  schedule: Schedule;
  /** The interest over the whole second loan. */
  interest: Cents;
};

/**
 * Works out a second loan; null where it lends nothing. A fixed one is level over its term. `float5` and `float10` pay interest only
 * for 5 and 10 years, then a level payment to the end of the term.
 */
export function secondLoan({ secondLoan: typed }: Loan, amount: Cents, asOf: string): SecondLoan | null {
  const term = monthsOfYears(typed?.term ?? 0);
  if (!typed || amount <= 0 || term === 0) return null;
  const rate = percent(typed.rate);
  const years = typed.type === "fixed" ? 0 : interestOnlyYears.on(asOf)[typed.type];
  const interestOnly = Math.min(term, years * 12);
  const steps = ratePhases([{ fromPayment: 1, rate }], interestOnly);
  const schedule = interestOnly === 0 ? amortize({ amount, rate, term }) : repay({ amount, term, phases: steps });
  const interest = interestPaid(schedule, amount, schedule.length);
  return { amount, rate, term, interestOnly, schedule, interest };
}

/** Converts a second loan to the dollars of the answer. */
export function secondLoanResult({ amount, schedule, interest }: SecondLoan): SecondLoanResult {
  return {
    amount: inDollars(amount),
    payment: inDollars(schedule.payment),
    amortizingPayment: inDollars(schedule.levels.at(-1)!.payment),
    totals: { interest: inDollars(interest), payments: inDollars((amount + interest) as Cents) },
  };
}
