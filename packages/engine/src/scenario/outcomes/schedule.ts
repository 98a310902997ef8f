import type { Schedule } from "../../loan/schedule";
import type { AmortSchedule } from "../schema/types";

const emptyAmortSchedule = (): AmortSchedule => ({
  payment: [],
  interest: [],
  principal: [],
  balance: [],
  total: [],
  totalInterest: [],
  totalPrincipal: [],
  lumpPayment: [],
  recast: [],
});

/**
 * Converts a schedule to the documented columns in dollars, with one entry for each group of `monthsARow` payments (1 for each
 * payment, 12 for each year; the last year may be short). A lump sum and a recast stand in the row of their payment. Sums are made
 * of whole cents, so every entry is exact.
 */
export function dollarColumns({ columns, length, recasts }: Schedule, monthsARow: 1 | 12): AmortSchedule {
  const answer = emptyAmortSchedule();
  const again = new Set(recasts);
  let interest = 0;
  let principal = 0;
  for (let row = 0; row < length; row += monthsARow) {
    const last = Math.min(row + monthsARow, length) - 1;
    let paidInterest = 0;
    let paidPrincipal = 0;
    let lump = 0;
    let recast = false;
    for (let month = row; month <= last; month++) {
      paidInterest += columns.interest[month]!;
      paidPrincipal += columns.principal[month]!;
      lump += columns.lump[month]!;
      recast ||= again.has(month + 1);
    }
    interest += paidInterest;
    principal += paidPrincipal;
    answer.payment.push((paidInterest + paidPrincipal) / 100);
    answer.interest.push(paidInterest / 100);
    answer.principal.push(paidPrincipal / 100);
    answer.balance.push(columns.balance[last]! / 100);
    answer.total.push((interest + principal) / 100);
    answer.totalInterest.push(interest / 100);
    answer.totalPrincipal.push(principal / 100);
    answer.lumpPayment.push(lump / 100);
    answer.recast.push(recast);
  }
  return answer;
}
