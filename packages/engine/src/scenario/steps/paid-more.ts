import { type ExtraPayments, hasExtraPayments, type LumpSum } from "../../loan/paid-more";
import { dollars, sum } from "../../money/cents";
import type { Loan } from "../schema/types";

/** What the client means to pay beside what is due; null for nothing. */
export function extraPaymentsOf({
  additionalMonthlyPayments,
  lumpPayments,
  biweekly = false,
}: Loan): ExtraPayments | null {
  const lumps = lumpPayments
    .filter(({ amount, payment }) => amount > 0 && payment >= 1)
    .map(({ amount, payment, recast }): LumpSum => ({ after: payment, amount: dollars(amount), recast }))
    .sort((a, b) => a.after - b.after);
  const more = { monthly: sum(additionalMonthlyPayments.map(({ amount }) => dollars(amount))), biweekly, lumps };
  return hasExtraPayments(more) ? more : null;
}
