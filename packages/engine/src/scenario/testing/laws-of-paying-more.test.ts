import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars as cents } from "../../money/cents";
import { calculateLoan } from "../calculate";
import type { Loan, LoanResult, Scenario } from "../schema/types";
import { anyScenario } from "./laws.arbitrary";

/** One of the scenario's loans, and what may be paid beyond what it pays already. */
const asked = fc.tuple(
  anyScenario.filter(({ loans }) => loans.some(({ program }) => program !== "allCash")),
  fc.integer({ min: 1, max: 300_000 }).map((amount) => amount / 100),
  fc.nat(),
);
type Change = (loan: Loan, amount: number) => Loan;

const additional: Change = (loan, amount) => ({
  ...loan,
  additionalMonthlyPayments: [...loan.additionalMonthlyPayments, { amount }],
});
const lump: Change = (loan, amount) => ({
  ...loan,
  lumpPayments: [{ amount: amount * 20, payment: 1 + (Math.round(amount * 100) % 120), recast: false }],
});
const biweekly: Change = (loan) => ({ ...loan, biweekly: true });

/** A loan that never works its payment out anew: one rate, no years of interest alone, no recast. */
const isLevel = ({ type, program, lumpPayments }: Loan) =>
  (type === "fixed" || type.startsWith("bd")) &&
  !program.startsWith("interest") &&
  lumpPayments.every(({ recast }) => !recast);

function compared(change: Change, holds: (before: LoanResult, after: LoanResult, loan: Loan) => void) {
  fc.assert(
    fc.property(asked, ([scenario, amount, pick]) => {
      const lent = scenario.loans.filter(({ program }) => program !== "allCash");
      const loan = lent[pick % lent.length]!;
      const changed = change(loan, amount);
      const loans = scenario.loans.map((each) => (each.id === loan.id ? changed : each));
      const calculated = (of: Loan, all: readonly Loan[]): LoanResult =>
        calculateLoan({ ...scenario, loans: all } satisfies Scenario, of);
      holds(calculated(loan, scenario.loans), calculated(changed, loans), changed);
    }),
    { numRuns: 400 },
  );
}

/**
 * Where the payment is worked out anew (a reset, the end of interest-only years, a recast) it is rounded to the cent anew. What it
 * is off by, at most a cent a payment between two loans, bears interest at the loan's highest rate until the last payment.
 */
function slack(loan: Loan, { payoffMonths, rates }: LoanResult) {
  if (isLevel(loan)) return 0;
  const i = Math.max(...rates.map(({ rate }) => rate)) / 1200;
  return i === 0 ? payoffMonths : Math.expm1(payoffMonths * Math.log1p(i)) / i;
}

/** By how many months such cents may move the last payment: they are paid at its end, at most a payment a month. */
const slackMonths = (loan: Loan, result: LoanResult) =>
  Math.ceil(slack(loan, result) / Math.max(1, cents(result.monthly.principalAndInterest)));

/** Of a few dollars a new payment rounded up repays years sooner, and one rounded down to nothing years later. */
const isWorthCents = (loan: Loan, { amount }: LoanResult) => isLevel(loan) || amount >= 10_000;

describe.each([
  { name: "an additional monthly payment", change: additional },
  { name: "a biweekly plan", change: biweekly },
])("$name", ({ change }) => {
  it("never costs interest, nor time", () =>
    compared(change, (before, after, loan) => {
      if (!isWorthCents(loan, after)) return;
      expect(cents(after.totals.interest)).toBeLessThanOrEqual(cents(before.totals.interest) + slack(loan, before));
      expect(after.payoffMonths).toBeLessThanOrEqual(before.payoffMonths + slackMonths(loan, before));
    }));

  it("leaves APR, mortgage insurance and the Loan Estimate as the contract has them", () =>
    compared(change, (before, after) => {
      expect(after.apr).toBe(before.apr);
      expect(after.MI).toBe(before.MI);
      expect(after.loanEstimate).toEqual(before.loanEstimate);
      expect(after.monthly).toEqual(before.monthly);
      expect(after.cash).toEqual(before.cash);
    }));
});

it("a lump sum never costs interest", () =>
  compared(
    (loan, amount) => lump({ ...loan, lumpPayments: [] }, amount),
    (_, after, loan) => {
      if (after.amount === 0 || !isWorthCents(loan, after)) return;
      const { interestSaved, monthsSaved, scheduledInterest } = after.prepayment!;
      expect(cents(interestSaved)).toBeGreaterThanOrEqual(-slack(loan, after));
      expect(monthsSaved).toBeGreaterThanOrEqual(-slackMonths(loan, after));
      expect(cents(scheduledInterest)).toBe(cents(interestSaved) + cents(after.totals.interest));
    },
  ));
