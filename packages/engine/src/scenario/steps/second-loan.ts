import { exactPayment } from "../../loan/payment";
import { ratePhases } from "../../loan/phases";
import { repay } from "../../loan/repay";
import { amortize, interestPaid, type Schedule } from "../../loan/schedule";
import {
  type AnnualRate,
  type Cents,
  dollars,
  inDollars,
  type Months,
  percent,
  roundCents,
  sixDecimals,
} from "../../money/cents";
import type { Day } from "../../rules/day";
import { interestOnlyYears } from "../../rules/interest-only";
import { primeRate } from "../../rules/prime-rate";
import { secondInterestOnlyYears } from "../schema/limits-of-term";
import type { Loan, SecondLoanResult, SecondLoan as Typed } from "../schema/types";
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
  /** What a line of credit has besides; null for every other second loan. */
  line: CreditLine | null;
};

/** A line of credit. Rates are yearly fractions, amounts cents. */
type CreditLine = {
  index: AnnualRate;
  /** Since when the index is known to hold; null where it is typed. */
  indexFrom: Day | null;
  creditLimit: Cents;
  /** The payment after the draw period at the highest rate; null where none is typed. */
  highestPayment: Cents | null;
};

/** Finds the prime rate that a line of credit follows: the typed one, else the newest that is known. */
function indexOf({ index }: Typed, asOf: Day): Pick<CreditLine, "index" | "indexFrom"> {
  if (index !== undefined && index !== null) return { index: percent(index), indexFrom: null };
  const known = primeRate.version(asOf);
  return { index: percent(known.value), indexFrom: known.from };
}

/** Computes the rate of a line of credit: the index and the margin, at least the floor and at most the ceiling, and never below 0. */
function lineRate({ margin, floor, ceiling }: Typed, index: AnnualRate): AnnualRate {
  const sum = Math.round((index + percent(margin ?? 0)) * 1e8) / 1e8;
  const least = Math.max(sum, percent(floor ?? 0));
  return Math.min(least, ceiling === undefined || ceiling === null ? least : percent(ceiling)) as AnnualRate;
}

/** Counts the interest-only payments of a second loan, before its term cuts them. */
function interestOnlyMonths(typed: Typed, asOf: Day): number {
  if (typed.type === "fixed") return 0;
  return (typed.type === "heloc" ? secondInterestOnlyYears(typed) : interestOnlyYears.on(asOf)[typed.type]) * 12;
}

/** Works out what a line of credit has besides, where the second loan is one. */
function creditLine(typed: Typed, amount: Cents, repaid: number, asOf: Day): CreditLine | null {
  if (typed.type !== "heloc") return null;
  const { ceiling, creditLimit } = typed;
  const highestPayment =
    ceiling === undefined || ceiling === null
      ? null
      : roundCents(exactPayment(amount, percent(ceiling), Math.max(1, repaid) as Months));
  const limit = Math.max(amount, dollars(creditLimit ?? 0)) as Cents;
  return { ...indexOf(typed, asOf), creditLimit: limit, highestPayment };
}

/**
 * Works out a second loan; null where it lends nothing. A fixed one is level over its term. `float5` and `float10` pay interest only
 * for 5 and 10 years, then a level payment to the end of the term. A line of credit does so while it may be drawn: its index is taken
 * to stay, and nothing more to be drawn than at closing.
 */
export function secondLoan({ secondLoan: typed }: Loan, amount: Cents, asOf: string): SecondLoan | null {
  const term = monthsOfYears(typed?.term ?? 0);
  if (!typed || amount <= 0 || term === 0) return null;
  const interestOnly = Math.min(term, interestOnlyMonths(typed, asOf));
  const line = creditLine(typed, amount, term - interestOnly, asOf);
  const rate = line ? lineRate(typed, line.index) : percent(typed.rate);
  const steps = ratePhases([{ fromPayment: 1, rate }], interestOnly);
  const schedule = interestOnly === 0 ? amortize({ amount, rate, term }) : repay({ amount, term, phases: steps });
  const interest = interestPaid(schedule, amount, schedule.length);
  return { amount, rate, term, interestOnly, schedule, interest, line };
}

const inPercent = (rate: AnnualRate) => sixDecimals(rate * 100);

/**
 * Converts a second loan to the dollars of the answer.
 * @param shareWith  all loans on the home with an amount in place of the second loan, in percent of its value
 */
export function secondLoanResult(second: SecondLoan, shareWith: (amount: Cents) => number): SecondLoanResult {
  const { amount, rate, interestOnly, schedule, interest, line } = second;
  return {
    amount: inDollars(amount),
    rate: inPercent(rate),
    payment: inDollars(schedule.payment),
    amortizingPayment: inDollars(schedule.levels.at(-1)!.payment),
    totals: { interest: inDollars(interest), payments: inDollars((amount + interest) as Cents) },
    line: line && {
      index: inPercent(line.index),
      indexFrom: line.indexFrom,
      drawMonths: interestOnly,
      creditLimit: inDollars(line.creditLimit),
      hcltv: shareWith(line.creditLimit),
      highestPayment: line.highestPayment === null ? null : inDollars(line.highestPayment),
    },
  };
}
