import { dollars, type Months, percent } from "../money/cents";
import type { ExtraPayments, LumpSum } from "./extra-payments";
import { ratePhases } from "./phases";
import type { RepaymentTerms } from "./repay";
import type { Schedule } from "./schedule";

/** For the tests: what is paid more, in dollars. */
export type TypedExtraPayments = {
  monthly?: number;
  biweekly?: boolean;
  lumps?: readonly [after: number, amount: number, recast: boolean][];
};
export const extraPayments = ({ monthly = 0, biweekly = false, lumps = [] }: TypedExtraPayments): ExtraPayments => ({
  monthly: dollars(monthly),
  biweekly,
  lumps: lumps.map(([after, amount, recast]): LumpSum => ({ after, amount: dollars(amount), recast })),
});
export const repaymentTerms = (
  amount: number,
  rate: number,
  term: number,
  extra: TypedExtraPayments = {},
  interestOnly = 0,
): RepaymentTerms => ({
  amount: dollars(amount),
  term: term as Months,
  phases: ratePhases([{ fromPayment: 1, rate: percent(rate) }], interestOnly),
  more: extraPayments(extra),
});
export const columnSum = (column: Float64Array, { length }: Schedule) =>
  column.slice(0, length).reduce((total, cents) => total + cents, 0);
export const interestOfSchedule = (schedule: Schedule) => columnSum(schedule.columns.interest, schedule);
/** What is paid with a payment, cents. */
export const paidWith = (schedule: Schedule, payment: number) =>
  schedule.columns.interest[payment - 1]! + schedule.columns.principal[payment - 1]!;
