import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars as cents } from "../../money/cents";
import { calculate } from "../calculate";
import type { Loan, LoanResult, Scenario } from "../schema/types";
import { anyScenario } from "./laws.arbitrary";
import { workedOnce } from "./worked-once.arbitrary";

type Holds = (loan: LoanResult, typed: Loan, scenario: Scenario) => void;

const everyScenario = workedOnce(anyScenario, 1000, (scenario) => calculate(scenario, { schedule: "yearly" }));
const law = (holds: Holds) =>
  everyScenario(({ loans }, scenario) => {
    loans.forEach((loan, at) => {
      holds(loan, scenario.loans[at]!, scenario);
    });
  });

const sums = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + cents(each), 0);
/** Every number in an answer, with the way to it. */
function* numbersIn(value: unknown, path = ""): Generator<[string, number]> {
  if (typeof value === "number") yield [path, value];
  else if (value && typeof value === "object") {
    for (const [key, each] of Object.entries(value)) yield* numbersIn(each, `${path}.${key}`);
  }
}
/** Percentages, to 6 decimals; all else is dollars or whole numbers. */
const PERCENT = /ltv$|apr$|APR$|[rR]ate$|Percentage$|dti$|line\.index$/;
/** What credits, a lower value or a dearer loan can push below nothing. */
const SIGNED =
  /toClose|totalCost|inFiveYears\.paid|amountFinanced|financeCharge|equity|netGain|proceeds|cashAfterSale|monthly(Change|Savings)|savings\.(cost|savedByYear)|interestSaved|monthsSaved|closingCosts|ation\.\d\.rate|totalOfPayments|prepaidFinanceCharge/;
/** One rate from the first payment to the last, whoever pays it. */
const isFixed = ({ type, buydownPaidBy }: Loan) =>
  type === "fixed" || (type.startsWith("bd") && buydownPaidBy !== "borrower");

describe("laws of every scenario", () => {
  it("everything due is everything lent, credited and brought", () =>
    law(({ cash, amount, secondLoan }, typed, { properties }) => {
      if (typed.category === "existing") return expect(sums(Object.values(cash))).toBe(0);
      const { price } = properties.find(({ id }) => id === typed.propertyID)!.purchaseDetails[0]!;
      const bought = typed.category === "purchase" ? cents(price) : cents(cash.payoffs);
      const costs = [cash.closingCosts, cash.points, cash.prepaidEscrows, cash.upfrontMI, cash.buydown];
      expect(sums([amount, secondLoan?.amount ?? 0, cash.credits, cash.toClose])).toBe(bought + sums(costs));
    }));

  it("the schedule repays the amount, lump sums among it, and ends at nothing", () =>
    law(({ amount, amortSchedule, totals, payoffMonths }, { category, term, monthsLeft }) => {
      const schedule = amortSchedule!;
      expect(sums(schedule.principal) + sums(schedule.lumpPayment)).toBe(cents(amount));
      expect(schedule.balance.at(-1) ?? 0).toBe(0);
      expect(sums(schedule.interest)).toBe(cents(totals.interest));
      expect(cents(totals.principal)).toBe(cents(amount));
      expect(payoffMonths).toBeLessThanOrEqual(category === "existing" ? monthsLeft! : term * 12);
    }));

  it("the APR is at least the note rate where the rate never changes and charges are not negative", () =>
    law(({ apr, loanEstimate }, typed) => {
      if (apr === null || !isFixed(typed) || loanEstimate.prepaidFinanceCharge < 0) return;
      expect(apr).toBeGreaterThanOrEqual(typed.rate - 1e-6);
    }));

  it("mortgage insurance is paid in no more payments than there are", () =>
    law(({ miMonths, payoffMonths, MI, premiums, totals }) => {
      expect(miMonths).toBeLessThanOrEqual(payoffMonths);
      if (MI === null || miMonths === 0) return expect(premiums).toEqual([]);
      expect([premiums[0]?.monthly ?? 0, premiums.at(-1)?.untilPayment ?? 0]).toEqual([MI, miMonths]);
      let [paid, next, before] = [0, 1, MI];
      for (const { fromPayment, untilPayment, monthly } of premiums) {
        expect(fromPayment).toBe(next);
        expect(monthly).toBeLessThanOrEqual(before);
        paid += cents(monthly) * (untilPayment - fromPayment + 1);
        [next, before] = [untilPayment + 1, monthly];
      }
      expect(cents(totals.mortgageInsurance!)).toBe(paid);
    }));

  it("no figure is infinite, not a number or negative where it cannot be, and dollars are whole cents", () =>
    everyScenario((result) => {
      const wrong = [...numbersIn(result)].filter(([path, value]) => {
        if (!Number.isFinite(value) || Object.is(value, -0)) return true;
        if (value < 0 && !SIGNED.test(path)) return true;
        return Number(value.toFixed(PERCENT.test(path) ? 6 : 2)) !== value;
      });
      expect(wrong).toEqual([]);
    }));

  it("the month adds up", () =>
    law(({ monthly: { total, ...parts } }) => {
      if (parts.mortgageInsurance === null) expect(total).toBeNull();
      else expect(sums(Object.values(parts) as number[])).toBe(cents(total!));
    }));

  it("the payment never falls when the rate rises", () =>
    fc.assert(
      fc.property(anyScenario, fc.integer({ min: 1, max: 4000 }), (scenario, thousandths) => {
        const at = (more: number) =>
          calculate({
            ...scenario,
            loans: scenario.loans.map((loan) => ({ ...loan, rate: loan.rate + more / 1000, escrows: undefined })),
          }).loans;
        const [before, after] = [at(0), at(thousandths)];
        before.forEach(({ monthly }, index) => {
          const dearer = after[index]!.monthly.principalAndInterest;
          expect(dearer).toBeGreaterThanOrEqual(monthly.principalAndInterest);
        });
      }),
      { numRuns: 400 },
    ));

  it("interest and principal paid never fall from one horizon to the next, and the balance never rises", () =>
    law(({ horizons, amount, secondLoan }) => {
      const lent = sums([amount, secondLoan?.amount ?? 0]);
      for (const [at, after] of horizons.entries()) {
        expect(sums([after.balance, after.principalPaid])).toBe(lent);
        const before = horizons[at - 1];
        if (!before) continue;
        expect(after.balance).toBeLessThanOrEqual(before.balance);
        expect(after.interestPaid).toBeGreaterThanOrEqual(before.interestPaid);
        expect(after.ownershipCosts).toBeGreaterThanOrEqual(before.ownershipCosts);
        if (after.taxSavings !== null) expect(after.taxSavings).toBeGreaterThanOrEqual(before.taxSavings!);
      }
    }));

  it("compares every later loan with the first that is not an existing mortgage", () =>
    everyScenario(({ comparison, loans }, scenario) => {
      const others = loans.filter((_, at) => scenario.loans[at]!.category !== "existing").slice(1);
      expect(comparison.map(({ loanID }) => loanID)).toEqual(others.map(({ id }) => id));
      for (const { crossover, ...breakEvens } of comparison) {
        if (crossover) expect(crossover.months).toBeGreaterThan(0);
        for (const breakEven of Object.values(breakEvens)) {
          if (breakEven && typeof breakEven === "object" && "months" in breakEven)
            expect(Number.isInteger(breakEven.months) && breakEven.months >= 0).toBe(true);
        }
      }
    }));
});
