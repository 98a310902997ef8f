import { type ExtraPayments, hasExtraPayments, type LumpSum } from "../../loan/extra-payments";
import { type RateStep, ratePhases } from "../../loan/phases";
import { type RatePhase, repay } from "../../loan/repay";
import { amortize, type Schedule } from "../../loan/schedule";
import { type AnnualRate, type Cents, dollars, type Months, percent, sum } from "../../money/cents";
import { interestOnlyYears } from "../../rules/interest-only";
import type { Loan, Scenario } from "../schema/types";
import { type AdjustableRate, adjustableRate } from "./adjustable-rate";

/** What the client means to pay beside what is due; null for nothing. */
export function extraPaymentsOf({
  additionalMonthlyPayments,
  lumpPayments,
  biweekly = false,
}: Loan): ExtraPayments | null {
  const lumps = lumpPayments
    .filter(({ amount, payment }) => amount > 0 && payment >= 1)
    .map(({ amount, payment, recast }): LumpSum => ({ after: payment, amount: dollars(amount), recast }))
    .sort((a, b) => a.after - b.after);
  const more = { monthly: sum(additionalMonthlyPayments.map(({ amount }) => dollars(amount))), biweekly, lumps };
  return hasExtraPayments(more) ? more : null;
}

/** What the note says about paying back, cents. */
export type Contract = {
  amount: Cents;
  /** The note's, at first. */
  rate: AnnualRate;
  term: Months;
  /** The first so many payments are interest alone; at most the term. */
  interestOnly: number;
  adjustable: AdjustableRate | null;
  phases: readonly RatePhase[];
};

export const monthsOfYears = (years: number) => Math.max(0, Math.round(years * 12)) as Months;

const INTEREST_ONLY_PROGRAMS = ["interest5", "interest7", "interest10"] as const;
export function interestOnlyMonths({ program }: Loan, asOf: string): number {
  const named = INTEREST_ONLY_PROGRAMS.find((each) => each === program);
  return named ? interestOnlyYears.on(asOf)[named] * 12 : 0;
}

/** An existing mortgage goes on as its statement says: a level payment, as typed or over the payments left. */
export function existingContract({ rate, monthsLeft = 0, payment = null }: Loan, amount: Cents): Contract {
  const yearly = percent(rate);
  const typed = payment === null ? {} : { payment: dollars(payment) };
  const only: RatePhase = { fromPayment: 1, rate: yearly, interestOnly: false, ...typed };
  return { amount, rate: yearly, term: monthsLeft as Months, interestOnly: 0, adjustable: null, phases: [only] };
}

export function contract(scenario: Scenario, loan: Loan, amount: Cents): Contract {
  if (loan.category === "existing") return existingContract(loan, amount);
  const rate = percent(loan.rate);
  const term = monthsOfYears(loan.term);
  const interestOnly = Math.min(term, interestOnlyMonths(loan, scenario.asOf));
  const adjustable = adjustableRate(scenario, loan, term);
  const steps: RateStep[] = adjustable?.path ?? [{ fromPayment: 1, rate }];
  return { amount, rate, term, interestOnly, adjustable, phases: ratePhases(steps, interestOnly) };
}

/** One rate, one payment: the fast loop's. */
const isLevel = ([first, ...others]: readonly RatePhase[]) =>
  others.length === 0 && !first!.interestOnly && first!.payment === undefined;

/** The contract's repayment, with what is paid more, if anything is. */
export function scheduleOfContract({ amount, rate, term, phases }: Contract, more?: ExtraPayments): Schedule {
  if (!more && isLevel(phases)) return amortize({ amount, rate, term });
  return repay({ amount, term, phases, more });
}
