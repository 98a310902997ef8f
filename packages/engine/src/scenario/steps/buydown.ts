import { type BuydownYear, buydownYears, subsidyOf, subsidyPaid } from "../../loan/buydown";
import type { Schedule } from "../../loan/schedule";
import { type Cents, dollars, inDollars, NOTHING, percent, sixDecimals } from "../../money/cents";
import { buydowns } from "../../rules/buydowns";
import type { BuydownResult, Loan } from "../schema/types";
import { interestOnlyMonths, monthsOfYears } from "./contract";
import type { Financing } from "./financing";

/** A temporary buydown: payments that somebody lowers in the first years, in cents. */
export type Buydown = {
  years: BuydownYear[];
  /** The sum of what the payments are lowered by. */
  subsidy: Cents;
  /** What the buydown costs whoever pays for it: the typed cost, else the subsidy. */
  cost: Cents;
  paidBy: Loan["buydownPaidBy"];
};
/** A buydown of a loan that is paid back by a certain schedule. Its subsidies end when the loan is paid off. */
export type RunningBuydown = Buydown & { subsidyPaid(payments: number): Cents };

const BUYDOWN_TYPES = ["bd10", "bd11", "bd21", "bd321"] as const;

/** Works out a loan's temporary buydown; null for types without one, and where nothing is lent. */
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

/** Finds the cost of a buydown in cents as far as the borrower pays it. */
export const borrowersBuydown = (buydown: Buydown | null) =>
  (buydown?.paidBy === "borrower" ? buydown.cost : 0) as Cents;

/**
 * Puts a buydown on the schedule by which its loan is paid back. A payment smaller than its subsidy is subsidized whole and no more.
 * That happens after a recast, where extra payments have lowered interest-only payments, and with the last payment.
 * @param interestOnly  the number of payments at the start that are interest only
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

/** Converts a buydown to the dollars and percents of the answer. */
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
