import { type AnnualRate, type Cents, type Months, NOTHING } from "../money/cents";
import { monthlyPayment } from "./payment";
import { monthInterest } from "./payment-rows";
import type { PaymentLevel } from "./schedule";

/** One year of a temporary buydown, in cents a month. The loan's term may cut the last year short. */
export type BuydownYear = { fromPayment: number; months: number; rate: AnnualRate; payment: Cents; subsidy: Cents };
/** The loan that a temporary buydown applies to. */
export type BuydownTerms = {
  amount: Cents;
  rate: AnnualRate;
  term: Months;
  interestOnly: boolean;
  /** How far the rate of each year lies below the note rate. */
  reductions: readonly AnnualRate[];
};

/**
 * Computes the years of a temporary buydown. The borrower pays what the reduced rate would cost on the full amount and term (on
 * an interest-only loan, the interest at the reduced rate). The loan amortizes at the note rate, and the subsidy is the
 * difference of the two payments in whole cents. A reduced rate below 0 counts as 0.
 */
export function buydownYears({ amount, rate, term, interestOnly, reductions }: BuydownTerms): BuydownYear[] {
  const payment = (at: AnnualRate) => (interestOnly ? monthInterest(amount, at) : monthlyPayment(amount, at, term));
  return reductions
    .map((reduction, year) => {
      const reduced = Math.max(0, Math.round((rate - reduction) * 1e8) / 1e8) as AnnualRate;
      const paid = payment(reduced);
      const months = Math.min(12, term - year * 12);
      return {
        fromPayment: year * 12 + 1,
        months,
        rate: reduced,
        payment: paid,
        subsidy: (payment(rate) - paid) as Cents,
      };
    })
    .filter(({ months }) => amount > 0 && months > 0);
}

/** Adds up the subsidy of the first `payments` payments, in cents. */
export const subsidyPaid = (years: readonly BuydownYear[], payments: number): Cents =>
  years.reduce((total, { fromPayment, months, subsidy }) => {
    return total + subsidy * Math.max(0, Math.min(months, payments - fromPayment + 1));
  }, 0) as Cents;

const buydownYearOf = (years: readonly BuydownYear[], payment: number) =>
  years.find(({ fromPayment, months }) => payment >= fromPayment && payment < fromPayment + months);

/** Finds the subsidy of one payment, in cents. */
export const subsidyOf = (years: readonly BuydownYear[], payment: number): Cents =>
  buydownYearOf(years, payment)?.subsidy ?? NOTHING;

/** Computes the payments that the borrower makes under a buydown: what is due by the schedule's levels, less the month's subsidy. */
export function reducedLevels(
  levels: readonly PaymentLevel[],
  years: readonly BuydownYear[],
  length: number,
): PaymentLevel[] {
  const end = years.reduce((total, { months }) => total + months, 1);
  const starts = [...years, ...levels].map(({ fromPayment }) => fromPayment);
  const answer: PaymentLevel[] = [];
  for (const fromPayment of [...new Set([...starts, end])].sort((a, b) => a - b)) {
    const due = levels.findLast((level) => level.fromPayment <= fromPayment);
    if (!due || fromPayment > length) continue;
    const year = buydownYearOf(years, fromPayment);
    const rate = year?.rate ?? due.rate;
    const payment = Math.max(0, due.payment - (year?.subsidy ?? 0)) as Cents;
    const before = answer.at(-1);
    if (before?.rate !== rate || before.payment !== payment) answer.push({ fromPayment, rate, payment });
  }
  return answer;
}
