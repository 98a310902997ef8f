import { dollars, type Months, percent } from "../money/cents";
import type { ExtraPayments, LumpSum } from "./extra-payments";
import { ratePhases } from "./phases";
import type { RepaymentTerms } from "./repay";
import type { Schedule } from "./schedule";

/** For the tests: what is paid more, in dollars. */
export type More = {
  monthly?: number;
  biweekly?: boolean;
  lumps?: readonly [after: number, amount: number, recast: boolean][];
};
export const more = ({ monthly = 0, biweekly = false, lumps = [] }: More): ExtraPayments => ({
  monthly: dollars(monthly),
  biweekly,
  lumps: lumps.map(([after, amount, recast]): LumpSum => ({ after, amount: dollars(amount), recast })),
});
export const termsOf = (
  amount: number,
  rate: number,
  term: number,
  extra: More = {},
  interestOnly = 0,
): RepaymentTerms => ({
  amount: dollars(amount),
  term: term as Months,
  phases: ratePhases([{ fromPayment: 1, rate: percent(rate) }], interestOnly),
  more: more(extra),
});
export const sum = (column: Float64Array, { length }: Schedule) =>
  column.slice(0, length).reduce((total, cents) => total + cents, 0);
export const interest = (schedule: Schedule) => sum(schedule.columns.interest, schedule);
/** What is paid with a payment, cents. */
export const paid = (schedule: Schedule, payment: number) =>
  schedule.columns.interest[payment - 1]! + schedule.columns.principal[payment - 1]!;
