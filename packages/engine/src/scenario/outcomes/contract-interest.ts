import { exactPayment } from "../../loan/payment";
import { interestPaid } from "../../loan/schedule";
import { type Cents, NOTHING, roundCents } from "../../money/cents";
import type { Working } from "../working";

/**
 * Computes the contract's interest in cents as a disclosure counts it: each payment times its number, without adjusting the last
 * one. A single level payment counts unrounded, as in forms H-24 and H-25 of Regulation Z; payments that change count in whole
 * cents, as in comment 17(c)(1)-10. A loan that does not amortize by level payments to its end counts row by row.
 */
export function contractInterest({ financing, repayment }: Working): Cents {
  const { amount } = financing;
  const { contract, scheduled } = repayment;
  const { term, rate, phases, interestOnly } = contract;
  if (scheduled.length === 0) return NOTHING;
  if (scheduled.level) return (roundCents(exactPayment(amount, rate, term) * term) - amount) as Cents;
  if (interestOnly === term || phases[0]?.payment !== undefined) {
    return interestPaid(scheduled, amount, scheduled.length);
  }
  const paid = scheduled.levels.reduce((total, { fromPayment, payment }, at) => {
    const next = scheduled.levels[at + 1]?.fromPayment ?? term + 1;
    return total + payment * (next - fromPayment);
  }, 0);
  return Math.max(0, paid - amount) as Cents;
}
