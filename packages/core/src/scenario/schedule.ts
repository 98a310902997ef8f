import { amortize, type Schedule } from "../loan/schedule";
import { dollars, percent } from "../money/cents";
import { months } from "./contract";
import type { AmortSchedule } from "./types";

/**
 * A loan's repayment row by row, in cents: typed columns, no object a row. For charts and tables.
 * @param amount  dollars, a result's `amount`
 * @param rate    percent a year
 * @param term    years
 */
export function scheduleOf({ amount, rate, term }: { amount: number; rate: number; term: number }): Schedule {
  return amortize({ amount: dollars(amount), rate: percent(rate), term: months(term) });
}

const NO_ROWS = (): AmortSchedule => ({
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
 * The documented dollar columns, one entry for each group of `monthsARow` payments (1 a payment, 12 a year; the last
 * year may be short). Sums are of whole cents, so every entry is exact.
 */
export function dollarColumns({ columns, length, recasts }: Schedule, monthsARow: 1 | 12): AmortSchedule {
  const answer = NO_ROWS();
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
