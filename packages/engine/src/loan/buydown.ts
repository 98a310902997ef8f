import { type AnnualRate, type Cents, type Months, NOTHING } from "../money/cents";
import { monthlyPayment } from "./payment";
import { monthInterest } from "./payment-rows";
import type { PaymentLevel } from "./schedule";

/** One year of a buydown, cents a month. The last one may be cut short by the term. */
export type BuydownYear = { fromPayment: number; months: number; rate: AnnualRate; payment: Cents; subsidy: Cents };
export type BuydownTerms = {
  amount: Cents;
  rate: AnnualRate;
  term: Months;
  interestOnly: boolean;
  /** How much each year's rate lies below the note's. */
  reductions: readonly AnnualRate[];
};

/**
 * The years in which somebody pays a part of the payment: the borrower pays what the reduced rate would cost on the full
 * amount and term (an interest-only loan's interest at it), the loan amortises at the note rate, and the subsidy is the
 * difference of the payments in whole cents. A rate below 0 counts as 0.
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

/** Subsidy of the first so many payments, cents. */
export const subsidyPaid = (years: readonly BuydownYear[], payments: number): Cents =>
  years.reduce((total, { fromPayment, months, subsidy }) => {
    return total + subsidy * Math.max(0, Math.min(months, payments - fromPayment + 1));
  }, 0) as Cents;

const buydownYearOf = (years: readonly BuydownYear[], payment: number) =>
  years.find(({ fromPayment, months }) => payment >= fromPayment && payment < fromPayment + months);

/** Subsidy of one payment, cents. */
export const subsidyOf = (years: readonly BuydownYear[], payment: number): Cents =>
  buydownYearOf(years, payment)?.subsidy ?? NOTHING;

/** What the borrower pays of a schedule's levels: what is due, less the subsidy of the month. */
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
