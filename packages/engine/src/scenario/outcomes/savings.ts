import { interestPaid } from "../../loan/schedule";
import { type Cents, dollars, inDollars, sum } from "../../money/cents";
import type { BreakEven, Debt, Loan, Savings, Scenario } from "../schema/types";
import { debtsPaidOff, existingMonth, mortgagesPaidOff } from "../steps/existing-mortgage";
import type { Repayment } from "../steps/repayment";
import type { Working } from "../working";
import { type CentsOrNull, dollarsOrNull, sumOrNull } from "./in-dollars";
import { debtInterestLeft, debtPaymentsLeft, mortgageInterestLeft } from "./remaining-interest";

/** What a refinance replaces. */
export type RefinancedDebts = { mortgages: Loan[]; debts: Debt[] };
export const refinancedDebts = (scenario: Scenario, { propertyID }: Loan): RefinancedDebts => ({
  mortgages: mortgagesPaidOff(scenario, propertyID),
  debts: debtsPaidOff(scenario),
});

/** Principal, interest and insurance of the mortgages and the payments of the debts, a month, cents. */
export const monthlyBefore = ({ mortgages, debts }: RefinancedDebts): Cents =>
  sum([...mortgages.map(existingMonth), ...debts.map(({ payment }) => dollars(payment))]);

/** Principal, interest and insurance of the new loans, a month, cents; null while the insurance is missing. */
export const monthlyAfter = ({ monthly }: Working): CentsOrNull =>
  sumOrNull([monthly.principalAndInterest, monthly.secondLoan, monthly.mortgageInsurance]);

/** What the new loan costs once, cents. Prepaids and escrows would have to be paid without it too. */
export const costOfRefinance = ({ cash }: Working): Cents =>
  (cash.points + cash.closingCosts + cash.upfrontMI + cash.buydown - cash.credits) as Cents;

/** Payments until what is saved each month has made good the cost; never if the loans are repaid before. */
function savingsBreakEven(cost: Cents, saved: Cents, longest: number): BreakEven {
  if (cost <= 0 && saved >= 0) return { kind: "always" };
  if (saved <= 0) return { kind: "never" };
  const months = Math.ceil(cost / saved);
  return longest > 0 && months > longest ? { kind: "never" } : { kind: "after", months };
}

/** Payments until the last of the loans and debts, new and old, would be paid off. */
const longestPayoff = ({ repayment }: Working, { mortgages, debts }: RefinancedDebts) =>
  Math.max(
    repayment.schedule.length,
    repayment.second?.schedule.length ?? 0,
    ...mortgages.map(({ monthsLeft }) => monthsLeft ?? 0),
    ...debts.map(debtPaymentsLeft),
  );

/** Of both loans as they are paid, at the notes' rates, cents. */
const interestAfter = ({ interest, second }: Repayment) =>
  (interest + (second ? interestPaid(second.schedule, second.amount, second.schedule.length) : 0)) as Cents;

/** A refinance against the mortgages and debts that it pays off, dollars; null for every other loan. */
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
