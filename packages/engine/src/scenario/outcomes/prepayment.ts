import { premiumsPaid } from "../../loan/monthly-premiums";
import { biweeklyExtra } from "../../loan/payment-rows";
import { interestPaid } from "../../loan/schedule";
import { type Cents, inDollars, NOTHING } from "../../money/cents";
import type { Prepayment } from "../schema/types";
import type { Repayment } from "../steps/repayment";
import type { Working } from "../working";
import { type CentsOrNull, dollarsOrNull } from "./in-dollars";

/** What the contract's premiums come to beyond those that are paid, in cents; null while a premium is missing. */
export const premiumsSaved = ({ premiums, scheduledMIMonths, mortgageInsurance }: Repayment): CentsOrNull =>
  premiums && mortgageInsurance !== null
    ? ((premiumsPaid(premiums.scheduled, scheduledMIMonths) - mortgageInsurance) as Cents)
    : null;

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
    mortgageInsuranceSaved: dollarsOrNull(premiumsSaved(repayment)),
    biweeklyExtra: inDollars(loan.biweekly ? biweeklyExtra(schedule.payment) : NOTHING),
  };
}
