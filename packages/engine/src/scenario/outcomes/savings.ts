import { interestPaid } from "../../loan/schedule";
import { type Cents, dollars, inDollars, sum } from "../../money/cents";
import type { BreakEven, Debt, Loan, Savings, Scenario } from "../schema/types";
import { debtsPaidOff, existingMonth, mortgagesPaidOff } from "../steps/existing-mortgage";
import type { Repayment } from "../steps/repayment";
import type { Working } from "../working";
import { type CentsOrNull, dollarsOrNull, sumOrNull } from "./in-dollars";
import { debtInterestLeft, debtPaymentsLeft, mortgageInterestLeft } from "./remaining-interest";

/** The mortgages and debts that a refinance pays off. */
export type RefinancedDebts = { mortgages: Loan[]; debts: Debt[] };
/** Finds the mortgages and debts that a refinance pays off. */
export const refinancedDebts = (scenario: Scenario, { propertyID }: Loan): RefinancedDebts => ({
  mortgages: mortgagesPaidOff(scenario, propertyID),
  debts: debtsPaidOff(scenario),
});

/** Adds up the monthly payments that a refinance ends, in cents: principal, interest and insurance of the mortgages, and the payments of the debts. */
export const monthlyBefore = ({ mortgages, debts }: RefinancedDebts): Cents =>
  sum([...mortgages.map(existingMonth), ...debts.map(({ payment }) => dollars(payment))]);

/** Adds up a month's principal, interest and insurance of the new loans, in cents; null while the insurance is missing. */
export const monthlyAfter = ({ monthly }: Working): CentsOrNull =>
  sumOrNull([monthly.principalAndInterest, monthly.secondLoan, monthly.mortgageInsurance]);

/** Adds up what a refinance costs once, in cents. Prepaids and escrows are left out, because they would have to be paid without it too. */
export const costOfRefinance = ({ cash }: Working): Cents =>
  (cash.points + cash.closingCosts + cash.upfrontMI + cash.buydown - cash.credits) as Cents;

/** The payments until the monthly savings have paid back the cost, rounded up; `never` where the loans are repaid before. */
function savingsBreakEven(cost: Cents, saved: Cents, longest: number): BreakEven {
  if (cost <= 0 && saved >= 0) return { kind: "always" };
  if (saved <= 0) return { kind: "never" };
  const months = Math.ceil(cost / saved);
  return longest > 0 && months > longest ? { kind: "never" } : { kind: "after", months };
}

/** The payments until the last of the loans and debts, new and old, would be paid off. */
const longestPayoff = ({ repayment }: Working, { mortgages, debts }: RefinancedDebts) =>
  Math.max(
    repayment.schedule.length,
    repayment.second?.schedule.length ?? 0,
    ...mortgages.map(({ monthsLeft }) => monthsLeft ?? 0),
    ...debts.map(debtPaymentsLeft),
  );

/** The interest of both new loans as they are paid, at the note rates, in cents. */
const interestAfter = ({ interest, second }: Repayment) =>
  (interest + (second ? interestPaid(second.schedule, second.amount, second.schedule.length) : 0)) as Cents;

/** Compares a refinance with the mortgages and debts that it pays off, in dollars; null for every other loan. */
export function savings(working: Working): Savings | null {
  const { scenario, loan, bases, repayment } = working;
  if (loan.category !== "refinance") return null;
  const old = refinancedDebts(scenario, loan);
  const [before, after, cost] = [monthlyBefore(old), monthlyAfter(working), costOfRefinance(working)];
  const saved = after === null ? null : ((before - after) as Cents);
  const left = [...old.mortgages.map(mortgageInterestLeft), ...old.debts.map(debtInterestLeft)];
  return {
    paidOff: inDollars(bases.payoffs),
    monthlyBefore: inDollars(before),
    monthlyAfter: dollarsOrNull(after),
    monthlySavings: dollarsOrNull(saved),
    cost: inDollars(cost),
    breakEven: saved === null ? null : savingsBreakEven(cost, saved, longestPayoff(working, old)),
    interestBefore: dollarsOrNull(sumOrNull(left)),
    interestAfter: inDollars(interestAfter(repayment)),
  };
}
