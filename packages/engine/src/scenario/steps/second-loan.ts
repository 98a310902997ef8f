import { ratePhases } from "../../loan/phases";
import { repay } from "../../loan/repay";
import { amortize, interestPaid, type Schedule } from "../../loan/schedule";
import { type AnnualRate, type Cents, inDollars, type Months, percent } from "../../money/cents";
import { interestOnlyYears } from "../../rules/interest-only";
import type { Loan, SecondLoanResult } from "../schema/types";
import { monthsOfYears } from "./contract";

/** The loan beside the first one, cents. */
export type SecondLoan = {
  amount: Cents;
  rate: AnnualRate;
  term: Months;
  /** The first so many payments are interest alone. */
  interestOnly: number;
  schedule: Schedule;
  /** Over the whole of it. */
  interest: Cents;
};

/**
 * Fixed: level over its term. `float5` and `float10`: interest alone for so many years, then level to the end of the
 * term. Null where it lends nothing.
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

export function secondLoanResult({ amount, schedule, interest }: SecondLoan): SecondLoanResult {
  return {
    amount: inDollars(amount),
    payment: inDollars(schedule.payment),
    amortizingPayment: inDollars(schedule.levels.at(-1)!.payment),
    totals: { interest: inDollars(interest), payments: inDollars((amount + interest) as Cents) },
  };
}
