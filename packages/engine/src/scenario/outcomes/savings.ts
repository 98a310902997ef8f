import { interestPaid } from "../../loan/schedule";
import { type Cents, dollars, inDollars, sum } from "../../money/cents";
import type { BreakEven, Debt, Loan, Savings, Scenario } from "../schema/types";
import { debtsPaidOff, existingMonth, mortgagesPaidOff } from "../steps/existing-mortgage";
import type { Repayment } from "../steps/repayment";
import type { Working } from "../working";
import { type CentsOrNull, dollarsOrNull, sumOrNull } from "./in-dollars";
import { contractMonths, loanPaymentsSoFar } from "./payment-break-even";
import {
  debtInterestLeft,
  debtPaymentsCertain,
  debtPaymentsLeft,
  mortgageInterestLeft,
  mortgagePaymentsLeft,
} from "./remaining-interest";

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

/** The payments that a refinance ends for certain, in cents: what saves by itself no longer once a debt would have been repaid earns nothing back. */
const certainPayments = ({ mortgages, debts }: RefinancedDebts) => [
  ...mortgages.map((each) => ({ payment: existingMonth(each), left: mortgagePaymentsLeft(each) })),
  ...debts.map((each) => ({ payment: dollars(each.payment), left: debtPaymentsCertain(each) })),
];

/** Lists the payments that a refinance ends, in cents, each with how many of it would still have been due. */
export const endedPayments = ({ mortgages, debts }: RefinancedDebts) => [
  ...mortgages.map((each) => ({ id: each.id, payment: existingMonth(each), left: mortgagePaymentsLeft(each) })),
  ...debts.map((each) => ({ id: each.id, payment: dollars(each.payment), left: debtPaymentsLeft(each) })),
];

/**
 * Adds up what a refinance saves month by month, in cents: the payments that it ends, each for as long as it would have been due for
 * certain, less those of the new loans as their contract has them. It goes to the last payment of the loans and debts, new and old. Entry 0 is closing.
 * @param old  what is paid off, where that is not what a refinance pays off
 */
export function savedSoFar(
  working: Working,
  old: RefinancedDebts = refinancedDebts(working.scenario, working.loan),
): Float64Array {
  const ended = certainPayments(old);
  const months = Math.max(contractMonths(working), ...ended.map(({ left }) => left));
  const after = loanPaymentsSoFar(working, months);
  return after.map(
    (paid, month) => sum(ended.map(({ payment, left }) => (payment * Math.min(month, left)) as Cents)) - paid,
  );
}

/** The first payment after which the savings, added up, have paid back the cost; `never` where they do not before all loans are repaid. */
export function savingsBreakEven(cost: Cents, saved: Float64Array): BreakEven {
  if (cost <= 0 && (saved[1] ?? 0) >= 0) return { kind: "always" };
  const months = saved.findIndex((so, month) => month > 0 && so >= Math.max(cost, 0));
  return months < 0 ? { kind: "never" } : { kind: "after", months };
}

/** What has been saved at the end of each year, in dollars; closing comes first. */
function savedByYear(saved: Float64Array): number[] {
  const last = saved.length - 1;
  return Array.from({ length: Math.ceil(last / 12) + 1 }, (_, year) =>
    inDollars(saved[Math.min(last, year * 12)]! as Cents),
  );
}

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
  const soFar = saved === null ? null : savedSoFar(working);
  const left = [...old.mortgages.map(mortgageInterestLeft), ...old.debts.map(debtInterestLeft)];
  return {
    paidOff: inDollars(bases.payoffs),
    monthlyBefore: inDollars(before),
    monthlyAfter: dollarsOrNull(after),
    monthlySavings: dollarsOrNull(saved),
    cost: inDollars(cost),
    breakEven: soFar && savingsBreakEven(cost, soFar),
    savedByYear: soFar && savedByYear(soFar),
    interestBefore: dollarsOrNull(sumOrNull(left)),
    interestAfter: inDollars(interestAfter(repayment)),
  };
}
