import { type Cents, roundCents } from "../money/cents";
import type { Day } from "../rules/day";
import { escrowCushion } from "../rules/escrow-cushion";

/** What the account pays out once a year; `month` is the calendar's, 1 to 12. */
export type Disbursement = { month: number; amount: Cents };
export type EscrowAccount = {
  /** Paid in with each payment. */
  monthly: Cents;
  /** The lowest that the balance falls to. */
  cushion: Cents;
  /** Paid in at closing. */
  initialDeposit: Cents;
  /** Twelve months from the first payment's; `balance` is after payment and disbursement. */
  months: { month: number; due: Cents; balance: Cents }[];
};

type AccountInputs = {
  asOf: Day;
  disbursements: readonly Disbursement[];
  /** The calendar month of the first payment, 1 to 12. */
  firstMonth: number;
  /** Months held in reserve; the most that the law allows unless given. */
  cushionMonths?: number;
};

/** A twelfth part a month; never above the law's fraction of the year, so a broken cent is dropped. */
function cushionOf(year: Cents, asOf: Day, months: number | undefined): Cents {
  const most = escrowCushion.on(asOf);
  if (months !== undefined && (months < 0 || months > most))
    throw new RangeError(`A cushion is 0 to ${most} months, not ${months}`);
  return Math.floor((year * (months ?? most)) / 12) as Cents;
}

/**
 * Aggregate analysis of an escrow account, whole cents (12 CFR 1024.17(d)(1), Appendix E to Part 1024): a twelfth of the
 * year is paid in each month, to the nearest cent; the first balance is such that with the cushion the lowest balance of
 * the year is the cushion. Throws a RangeError for a cushion that the law does not allow.
 */
export function escrowAccount({ asOf, disbursements, firstMonth, cushionMonths }: AccountInputs): EscrowAccount {
  const due = new Array<number>(12).fill(0);
  for (const { month, amount } of disbursements) due[month - 1]! += amount;
  const year = due.reduce((total, amount) => total + amount, 0) as Cents;
  const monthly = roundCents(year / 12);
  const cushion = cushionOf(year, asOf, cushionMonths);
  const inOrder = due.map((_, at) => (firstMonth - 1 + at) % 12);
  let trial = 0;
  let lowest = 0;
  for (const at of inOrder) {
    trial += monthly - due[at]!;
    lowest = Math.min(lowest, trial);
  }
  const initialDeposit = (cushion - lowest) as Cents;
  let balance: number = initialDeposit;
  const months = inOrder.map((at) => {
    balance += monthly - due[at]!;
    return { month: at + 1, due: due[at] as Cents, balance: balance as Cents };
  });
  return { monthly, cushion, initialDeposit, months };
}
