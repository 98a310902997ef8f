import { type Cents, roundCents } from "../money/cents";
import type { Day } from "../rules/day";
import { escrowCushion } from "../rules/escrow-cushion";

/** A payment that an escrow account makes once a year, in a calendar month from 1 to 12. */
export type Disbursement = { month: number; amount: Cents };
/** The first year of an escrow account, in cents. */
export type EscrowAccount = {
  /** The deposit with each monthly payment. */
  monthly: Cents;
  /** The lowest balance of the year. */
  cushion: Cents;
  /** The deposit at closing. */
  initialDeposit: Cents;
  /** Twelve calendar months from the first payment's on. `due` is what the account pays out; `balance` is after deposit and disbursement. */
  months: { month: number; due: Cents; balance: Cents }[];
};

type AccountInputs = {
  asOf: Day;
  disbursements: readonly Disbursement[];
  /** The calendar month of the first payment, from 1 to 12. */
  firstMonth: number;
  /** The months held in reserve; without it, the most that the law allows. */
  cushionMonths?: number;
};

/** The cushion in cents, a twelfth of the year for each month. It may not exceed the law's fraction of the year, so a fraction of a cent is dropped. */
function cushionOf(year: Cents, asOf: Day, months: number | undefined): Cents {
  const most = escrowCushion.on(asOf);
  if (months !== undefined && (months < 0 || months > most))
    throw new RangeError(`A cushion is 0 to ${most} months, not ${months}`);
  return Math.floor((year * (months ?? most)) / 12) as Cents;
}

/**
 * Computes the aggregate analysis of an escrow account in whole cents. A twelfth of the year's disbursements is deposited each
 * month, to the nearest cent; the deposit at closing is what makes the cushion the lowest balance of the year. The function throws
 * a RangeError for a cushion that the law does not allow. Source: 12 CFR 1024.17(d)(1), Appendix E to Part 1024.
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
