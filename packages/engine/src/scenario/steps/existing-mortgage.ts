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
import type { Debt, Loan, Scenario } from "../schema/types";

/** An existing mortgage as its statement gives it, cents a month. `payment` is principal and interest. */
export type ExistingTerms = { balance: Cents; rate: AnnualRate; monthsLeft: Months; payment: Cents };

/** The payment as typed, at least the interest, or level over the payments left; nothing once nothing is owed. */
export function existingTerms({ balance = 0, monthsLeft = 0, payment = null, rate }: Loan): ExistingTerms {
  const [owed, yearly, months] = [dollars(balance), percent(rate), monthsLeft as Months];
  const due =
    payment === null ? monthlyPayment(owed, yearly, months) : Math.max(dollars(payment), monthInterest(owed, yearly));
  return { balance: owed, rate: yearly, monthsLeft: months, payment: (owed > 0 ? due : 0) as Cents };
}

/** Typed alone: no rule gives the premium of a loan whose first day is not known. A percentage is of the balance. */
export function existingInsurance({ selfInsured, MI, annualMIPercentage, balance = 0 }: Loan): Cents {
  if (selfInsured) return NOTHING;
  return MI === null ? roundCents((dollars(balance) * (annualMIPercentage ?? 0)) / 1200) : dollars(MI);
}

/** Principal, interest and mortgage insurance of a month, cents. */
export const existingMonth = (loan: Loan) => (existingTerms(loan).payment + existingInsurance(loan)) as Cents;

const isExisting = ({ category }: Loan) => category === "existing";

/** The mortgages that are paid off when a home is refinanced or sold. */
export const mortgagesPaidOff = ({ loans }: Scenario, propertyID: string): Loan[] =>
  loans.filter((loan) => isExisting(loan) && loan.payOff === true && loan.propertyID === propertyID);

/** What stays owed on a home beside its refinance, cents: mortgages that are not paid off. */
export const remainingLiens = ({ loans }: Scenario, { category, propertyID }: Loan): Cents =>
  category === "refinance"
    ? totalOwed(loans.filter((each) => isExisting(each) && !each.payOff && each.propertyID === propertyID))
    : NOTHING;

export const debtsPaidOff = ({ debts = [] }: Scenario): Debt[] => debts.filter(({ payOff }) => payOff);

export const totalOwed = (balances: readonly { balance?: number }[]): Cents =>
  sum(balances.map(({ balance = 0 }) => dollars(balance)));
