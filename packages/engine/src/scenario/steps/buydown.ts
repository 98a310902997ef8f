import { type BuydownYear, buydownYears, subsidyOf, subsidyPaid } from "../../loan/buydown";
import type { Schedule } from "../../loan/schedule";
import { type Cents, dollars, inDollars, NOTHING, percent, sixDecimals } from "../../money/cents";
import { buydowns } from "../../rules/buydowns";
import type { BuydownResult, Loan } from "../schema/types";
import { interestOnlyMonths, monthsOfYears } from "./contract";
import type { Financing } from "./financing";

/** Payments that somebody lowers in the first years, cents. */
export type Buydown = {
  years: BuydownYear[];
  subsidy: Cents;
  /** What it costs whoever pays for it: the subsidy, or as typed. */
  cost: Cents;
  paidBy: Loan["buydownPaidBy"];
};
/** Of a loan that is being paid back: a subsidy ends with the loan. */
export type RunningBuydown = Buydown & { subsidyPaid(payments: number): Cents };

const BUYDOWN_TYPES = ["bd10", "bd11", "bd21", "bd321"] as const;

/** Null for the types that are no buydown, and where nothing is lent. */
export function buydown(loan: Loan, { amount }: Financing, asOf: string): Buydown | null {
  const type = BUYDOWN_TYPES.find((each) => each === loan.type);
  const term = monthsOfYears(loan.term);
  if (!type || loan.category === "existing" || amount <= 0 || term === 0) return null;
  const reductions = buydowns.on(asOf)[type].map(percent);
  const interestOnly = interestOnlyMonths(loan, asOf) > 0;
  const years = buydownYears({ amount, rate: percent(loan.rate), term, interestOnly, reductions });
  const subsidy = subsidyPaid(years, term);
  const cost = loan.buydownCosts === null ? subsidy : dollars(loan.buydownCosts);
  return { years, subsidy, cost, paidBy: loan.buydownPaidBy };
}

/** Cents that the borrower brings for it. */
export const borrowersBuydown = (buydown: Buydown | null) =>
  (buydown?.paidBy === "borrower" ? buydown.cost : 0) as Cents;

/**
 * A payment that is smaller than its subsidy is subsidised whole and no more: after a recast, where paying more has brought
 * interest-only months down, and where it is the last one.
 * @param interestOnly  the first so many payments are interest alone, each month's own
 */
export function runningBuydown(buydown: Buydown, schedule: Schedule, interestOnly: number): RunningBuydown {
  const { length, levels, columns } = schedule;
  const due = (payment: number) => {
    const interest = columns.interest[payment - 1]!;
    if (payment <= interestOnly) return interest;
    const level = levels.findLast(({ fromPayment }) => fromPayment <= payment)?.payment ?? NOTHING;
    return Math.min(level, interest + columns.principal[payment - 1]!);
  };
  const paid = [0];
  const last = Math.min(
    length,
    buydown.years.reduce((count, { months: year }) => count + year, 0),
  );
  for (let payment = 1; payment <= last; payment++)
    paid.push(paid.at(-1)! + Math.min(subsidyOf(buydown.years, payment), due(payment)));
  return { ...buydown, subsidyPaid: (payments) => paid[Math.max(0, Math.min(payments, last))] as Cents };
}

export const buydownResult = ({ years, subsidy, paidBy }: Buydown): BuydownResult => ({
  subsidy: inDollars(subsidy),
  paidBy,
  years: years.map(({ months: count, rate, payment, subsidy: monthly }, at) => ({
    year: at + 1,
    rate: sixDecimals(rate * 100),
    payment: inDollars(payment),
    monthlySubsidy: inDollars(monthly),
    annualSubsidy: inDollars((monthly * count) as Cents),
  })),
});
