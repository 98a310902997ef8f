import { type AnnualRate, type Cents, dollars, LOST_BITS, percent } from "../money/cents";
import { existingTerms } from "./existing";
import type { Debt, Loan } from "./types";

/** A century of payments: what they do not repay has no end worth a figure. */
const MOST = 1200;

type Owed = {
  balance: Cents;
  rate: AnnualRate;
  payment: Cents;
  /** The payment with which whatever is still owed is cleared; null where it goes on until nothing is. */
  months: number | null;
  /** Interest that a payment does not cover is owed besides, as on a card; otherwise the payment is at least the interest. */
  grows: boolean;
};

/**
 * How what is owed is paid back: in how many payments, with how much interest, cents, each month's to the nearest cent,
 * halves up, as of a new loan. Null where the payments never repay it.
 */
function runOff({ balance, rate, payment, months, grows }: Owed): { interest: Cents; payments: number } | null {
  const monthly = (rate / 12) * LOST_BITS;
  let owed: number = balance;
  let interest = 0;
  let month = 1;
  for (; owed > 0; month++) {
    const due = Math.floor(owed * monthly + 0.5);
    const covers = grows ? payment - due : Math.max(0, payment - due);
    const paid = month === months ? owed : Math.min(owed, covers);
    const endless = month > MOST || owed > Number.MAX_SAFE_INTEGER;
    if (endless || (paid <= 0 && months === null)) return null;
    interest += due;
    owed -= paid;
  }
  return { interest: interest as Cents, payments: month - 1 };
}

/** Of an existing mortgage; its last payment clears what is left. */
export function mortgageInterestLeft(loan: Loan): Cents | null {
  const { monthsLeft, ...terms } = existingTerms(loan);
  return runOff({ ...terms, months: monthsLeft || null, grows: false })?.interest ?? null;
}

const debtRunOff = ({ balance, payment, monthsLeft }: Debt, rate: number) =>
  runOff({
    balance: dollars(balance),
    rate: percent(rate),
    payment: dollars(payment),
    months: monthsLeft || null,
    grows: true,
  });

/** Of a debt, by its payment and, where they are known, over its months; null while its rate or its end is not known. */
export function debtInterestLeft(debt: Debt): Cents | null {
  if (debt.rate === null) return null;
  return debt.rate === 0 ? (0 as Cents) : (debtRunOff(debt, debt.rate)?.interest ?? null);
}

/** Payments that a debt still takes; as many as there can be where its end is not known. */
export function debtPaymentsLeft(debt: Debt): number {
  if (debt.monthsLeft) return debt.monthsLeft;
  const known = debt.rate === null ? null : debtRunOff(debt, debt.rate);
  return known?.payments ?? MOST;
}
