import { type Cents, roundCents } from "../money/cents";
import { monthlyFactor } from "../money/compound";

/** An account into which one side puts what it spends less than the other, in cents after each month; entry 0 is closing. */
export type Account = {
  balance: Float64Array;
  /** What was put in so far. */
  paidIn: Float64Array;
};
/** The accounts of two sides that spend the same. None is ever drawn on. */
export type Accounts = { first: Account; second: Account };

/** The return of one month, as a fraction: the yearly percentage is effective. */
export const monthlyReturn = (investmentReturn: number) =>
  investmentReturn === 0 ? 0 : monthlyFactor(1 + investmentReturn / 100) - 1;

const emptyAccount = (months: number): Account => ({
  balance: new Float64Array(months + 1),
  paidIn: new Float64Array(months + 1),
});

/**
 * Adds a month to an account: the earnings of the balance, to the cent, and what is put in at the month's end.
 * @param paid  the cents that are put in
 */
export const afterMonth = (balance: number, earning: number, paid: number): Cents =>
  (balance + roundCents(balance * earning) + paid) as Cents;

/** Runs both accounts: at closing and at the end of every month, who spends less puts the difference into an account of its own. */
export function runAccounts(
  first: Float64Array,
  second: Float64Array,
  investmentReturn: number,
  months: number,
): Accounts {
  const earning = monthlyReturn(investmentReturn);
  const accounts = { first: emptyAccount(months), second: emptyAccount(months) };
  for (let month = 0; month <= months; month++) {
    const more = second[month]! - first[month]!;
    add(accounts.first, month, earning, Math.max(0, more));
    add(accounts.second, month, earning, Math.max(0, -more));
  }
  return accounts;
}

function add({ balance, paidIn }: Account, month: number, earning: number, paid: number): void {
  balance[month] = month === 0 ? paid : afterMonth(balance[month - 1]!, earning, paid);
  paidIn[month] = (month === 0 ? 0 : paidIn[month - 1]!) + paid;
}
