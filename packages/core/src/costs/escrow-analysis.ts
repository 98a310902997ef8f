import { type Cents, NOTHING, roundCents, sum } from "../money/cents";
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

type Account = {
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
export function escrowAccount({ asOf, disbursements, firstMonth, cushionMonths }: Account): EscrowAccount {
  const year = sum(disbursements.map(({ amount }) => amount));
  const monthly = roundCents(year / 12);
  const cushion = cushionOf(year, asOf, cushionMonths);
  let trial: number = NOTHING;
  let lowest: number = NOTHING;
  const months = Array.from({ length: 12 }, (_, i) => {
    const month = ((firstMonth - 1 + i) % 12) + 1;
    const due = sum(disbursements.filter((each) => each.month === month).map(({ amount }) => amount));
    trial += monthly - due;
    lowest = Math.min(lowest, trial);
    return { month, due, balance: trial as Cents };
  });
  const initialDeposit = (cushion - lowest) as Cents;
  for (const each of months) each.balance = (each.balance + initialDeposit) as Cents;
  return { monthly, cushion, initialDeposit, months };
}
