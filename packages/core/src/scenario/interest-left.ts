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
 * Interest still to be paid on what is owed, cents: each month's to the nearest cent, halves up, as of a new loan.
 * Null where the payments never repay it.
 */
function interestOn({ balance, rate, payment, months, grows }: Owed): Cents | null {
  const monthly = (rate / 12) * LOST_BITS;
  let owed: number = balance;
  let interest = 0;
  for (let month = 1; owed > 0; month++) {
    const due = Math.floor(owed * monthly + 0.5);
    const covers = grows ? payment - due : Math.max(0, payment - due);
    const paid = month === months ? owed : Math.min(owed, covers);
    const endless = month > MOST || owed > Number.MAX_SAFE_INTEGER;
    if (endless || (paid <= 0 && months === null)) return null;
    interest += due;
    owed -= paid;
  }
  return interest as Cents;
}

/** Of an existing mortgage; its last payment clears what is left. */
export function mortgageInterestLeft(loan: Loan): Cents | null {
  const { monthsLeft, ...terms } = existingTerms(loan);
  return interestOn({ ...terms, months: monthsLeft || null, grows: false });
}

/** Of a debt, by its payment and, where they are known, over its months; null while its rate or its end is not known. */
export function debtInterestLeft({ balance, payment, rate, monthsLeft }: Debt): Cents | null {
  if (rate === null) return null;
  return interestOn({
    balance: rate === 0 ? (0 as Cents) : dollars(balance),
    rate: percent(rate),
    payment: dollars(payment),
    months: monthsLeft || null,
    grows: true,
  });
}
