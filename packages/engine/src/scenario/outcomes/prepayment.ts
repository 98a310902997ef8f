import { biweeklyExtra } from "../../loan/payment-rows";
import { interestPaid } from "../../loan/schedule";
import { type Cents, inDollars, NOTHING } from "../../money/cents";
import type { Prepayment } from "../schema/types";
import type { Working } from "../working";

/** Computes what extra payments change, in dollars and months; null where there are none. */
export function prepayment({ loan, financing, repayment }: Working): Prepayment | null {
  const { schedule, scheduled, interest } = repayment;
  if (schedule === scheduled || schedule.length === 0) return null;
  const scheduledInterest = interestPaid(scheduled, financing.amount, scheduled.length);
  return {
    interestSaved: inDollars((scheduledInterest - interest) as Cents),
    monthsSaved: scheduled.length - schedule.length,
    scheduledInterest: inDollars(scheduledInterest),
    scheduledMonths: scheduled.length,
    biweeklyExtra: inDollars(loan.biweekly ? biweeklyExtra(schedule.payment) : NOTHING),
  };
}
