import { type ExtraPayments, hasExtraPayments, type LumpSum } from "../../loan/extra-payments";
import { type RateStep, ratePhases } from "../../loan/phases";
import { type RatePhase, repay } from "../../loan/repay";
import { amortize, type Schedule } from "../../loan/schedule";
import { type AnnualRate, type Cents, dollars, type Months, percent, sum } from "../../money/cents";
import { interestOnlyYears } from "../../rules/interest-only";
import type { Loan, Scenario } from "../schema/types";
import { type AdjustableRate, adjustableRate } from "./adjustable-rate";

/** What the note says about paying a loan back. Amounts are cents. */
export type Contract = {
  amount: Cents;
  /** The note rate, which applies first. */
  rate: AnnualRate;
  term: Months;
  /** The number of payments at the start that are interest only, at most the term. */
  interestOnly: number;
  adjustable: AdjustableRate | null;
  phases: readonly RatePhase[];
};

/** Converts a term in years to monthly payments, to the nearest payment and never negative. */
export const monthsOfYears = (years: number) => Math.max(0, Math.round(years * 12)) as Months;

const INTEREST_ONLY_PROGRAMS = ["interest5", "interest7", "interest10"] as const;
/** Counts the interest-only payments of a loan's program; 0 for programs without any. */
export function interestOnlyMonths({ program }: Loan, asOf: string): number {
  const named = INTEREST_ONLY_PROGRAMS.find((each) => each === program);
  return named ? interestOnlyYears.on(asOf)[named] * 12 : 0;
}

/** Makes the contract of an existing mortgage from its statement: one level payment, as typed or computed over the payments left. */
export function existingContract({ rate, monthsLeft = 0, payment = null }: Loan, amount: Cents): Contract {
  const yearly = percent(rate);
  const typed = payment === null ? {} : { payment: dollars(payment) };
  const only: RatePhase = { fromPayment: 1, rate: yearly, interestOnly: false, ...typed };
  return { amount, rate: yearly, term: monthsLeft as Months, interestOnly: 0, adjustable: null, phases: [only] };
}

/** Works out what a loan's note says about paying back `amount` cents. */
export function contract(scenario: Scenario, loan: Loan, amount: Cents): Contract {
  if (loan.category === "existing") return existingContract(loan, amount);
  const rate = percent(loan.rate);
  const term = monthsOfYears(loan.term);
  const interestOnly = Math.min(term, interestOnlyMonths(loan, scenario.asOf));
  const adjustable = adjustableRate(scenario, loan, term);
  const steps: RateStep[] = adjustable?.path ?? [{ fromPayment: 1, rate }];
  return { amount, rate, term, interestOnly, adjustable, phases: ratePhases(steps, interestOnly) };
}

/**
 * Finds the contract that is disclosed of a loan: of an adjustable rate the one whose index stays where it is today, within the caps. Of every other
 * loan, and where that is the chosen course anyway, it is the contract itself. Source: 12 CFR 1026.17(c)(1), comments 8 and 10.
 */
export function disclosedContract(chosen: Contract): Contract {
  const { adjustable, interestOnly } = chosen;
  if (!adjustable || adjustable.currentPath === adjustable.path) return chosen;
  return { ...chosen, phases: ratePhases(adjustable.currentPath, interestOnly) };
}

/** The same contract at one rate for the full term. */
export const atOneRate = (chosen: Contract, rate: AnnualRate): Contract => ({
  ...chosen,
  rate,
  adjustable: null,
  phases: ratePhases([{ fromPayment: 1, rate }], chosen.interestOnly),
});

/** Finds what the client means to pay beyond what is due, in cents; null where it is nothing. */
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

/** Tells whether a loan has one rate and one payment, so that the fast loop can pay it back. */
const isLevel = ([first, ...others]: readonly RatePhase[]) =>
  others.length === 0 && !first!.interestOnly && first!.payment === undefined;

/** Works out how a contract is paid back, with extra payments if there are any. */
export function scheduleOfContract({ amount, rate, term, phases }: Contract, more?: ExtraPayments): Schedule {
  if (!more && isLevel(phases)) return amortize({ amount, rate, term });
  return repay({ amount, term, phases, more });
}
