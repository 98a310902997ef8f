import { type BuydownYear, reducedLevels, subsidyOf } from "../../loan/buydown";
import type { MonthlyLoan, PaymentRun } from "../../loan/monthly-apr";
import type { Schedule } from "../../loan/schedule";
import type { AnnualRate, Cents } from "../../money/cents";

type Streamed = {
  schedule: Schedule;
  amountFinanced: Cents;
  /** Monthly MI and the payments that carry it. */
  insurance: { monthly: Cents; payments: number };
  rate: AnnualRate;
  /** Years whose lower payments the borrower has paid for: the APR is composite then (comment 17(c)(1)-3 to 5). */
  reduced: readonly BuydownYear[];
};

/** The payments that the APR is solved for: the contract's, as the borrower makes them. */
export function streamOf({ schedule, amountFinanced, insurance, rate, reduced }: Streamed): MonthlyLoan {
  const { length, finalPayment } = schedule;
  const due = reduced.length > 0 ? reducedLevels(schedule.levels, reduced, length) : schedule.levels;
  const levels = due.map(
    ({ payment }, at): PaymentRun => ({ payment, until: (due[at + 1]?.fromPayment ?? length) - 1 }),
  );
  const { monthly, payments } = insurance;
  return {
    amountFinanced,
    levels,
    finalPayment: (finalPayment - subsidyOf(reduced, length)) as Cents,
    payments: length,
    insurance: monthly > 0 && payments > 0 ? [{ payment: monthly, until: payments }] : [],
    rate,
  };
}
