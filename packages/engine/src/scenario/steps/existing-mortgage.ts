import { monthlyPayment } from "../../loan/payment";
import { monthInterest } from "../../loan/payment-rows";
import {
  type AnnualRate,
  type Cents,
  dollars,
  type Months,
  NOTHING,
  percent,
  roundCents,
  sum,
} from "../../money/cents";
import { isOwedBeside } from "../schema/owed-beside";
import type { Debt, Loan, Scenario } from "../schema/types";

/** An existing mortgage as its statement gives it, in cents. `payment` is a month's principal and interest. */
export type ExistingTerms = { balance: Cents; rate: AnnualRate; monthsLeft: Months; payment: Cents };

/** Finds the terms of an existing mortgage. Its payment is the typed one, but at least the interest, or level over the payments left; it is 0 where nothing is owed. */
export function existingTerms({ balance = 0, monthsLeft = 0, payment = null, rate }: Loan): ExistingTerms {
  const [owed, yearly, months] = [dollars(balance), percent(rate), monthsLeft as Months];
  const due =
    payment === null ? monthlyPayment(owed, yearly, months) : Math.max(dollars(payment), monthInterest(owed, yearly));
  return { balance: owed, rate: yearly, monthsLeft: months, payment: (owed > 0 ? due : 0) as Cents };
}

/** Finds the monthly mortgage insurance of an existing mortgage in cents. It is only what was typed, because no rule gives the premium of a loan whose first day is not known. A percentage is taken of the balance; where nothing is owed, nothing is insured. */
export function existingInsurance({ selfInsured, MI, annualMIPercentage, balance = 0 }: Loan): Cents {
  const owed = dollars(balance);
  if (selfInsured || owed <= 0) return NOTHING;
  return MI === null ? roundCents((owed * (annualMIPercentage ?? 0)) / 1200) : dollars(MI);
}

/** Adds up a month's principal, interest and mortgage insurance of an existing mortgage, in cents. */
export const existingMonth = (loan: Loan) => (existingTerms(loan).payment + existingInsurance(loan)) as Cents;

const isExisting = ({ category }: Loan) => category === "existing";

/** Finds the mortgages that are paid off when a home is refinanced or sold. */
export const mortgagesPaidOff = ({ loans }: Scenario, propertyID: string): Loan[] =>
  loans.filter((loan) => isExisting(loan) && loan.payOff === true && loan.propertyID === propertyID);

/** Adds up what is owed on a home beside a loan, in cents: the mortgages that a refinance leaves, or all others beside an existing one. */
export const remainingLiens = ({ loans }: Scenario, loan: Loan): Cents =>
  totalOwed(loans.filter((each) => isOwedBeside(each, loan)));

/** Finds the debts that are marked to be paid off. */
export const debtsPaidOff = ({ debts = [] }: Scenario): Debt[] => debts.filter(({ payOff }) => payOff);

/** Adds up balances typed in dollars, in cents. */
export const totalOwed = (balances: readonly { balance?: number }[]): Cents =>
  sum(balances.map(({ balance = 0 }) => dollars(balance)));
