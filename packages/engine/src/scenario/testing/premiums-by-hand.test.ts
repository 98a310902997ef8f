import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balancesOfYear, premiumOfYear } from "../../loan/monthly-premiums";
import { amortize } from "../../loan/schedule";
import { dollars, type Months, percent } from "../../money/cents";
import type { LoanResult } from "../schema/types";
import { exampleLoan } from "./example";
import { type InsuredByHand, premiumsByHand } from "./premiums-by-hand.fixture";
import { through } from "./published-cases";
import { LOANS_BY_HAND } from "./whole-numbers.fixture";

const anyInsured = fc
  .record({
    program: fc.constantFrom("fha", "usda", "conventional" as const),
    price: fc.integer({ min: 50_000, max: 3_000_000 }),
    down: fc.integer({ min: 0, max: 20 }),
    rate: fc.integer({ min: 0, max: 15_000 }),
    years: fc.integer({ min: 1, max: 40 }),
    financed: fc.boolean(),
    annual: fc.integer({ min: 1, max: 2500 }),
    extra: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300_000 })),
  })
  .map(({ program, price, down, rate, years, financed, annual, extra }) => {
    const typed = {
      program: program as InsuredByHand["program"],
      rate: rate / 1000,
      term: years,
      downPaymentPercentage: down,
      annualMIPercentage: annual / 1000,
      additionalMonthlyPayments: extra > 0 ? [{ amount: extra / 100 }] : [],
      MIWorksheet: { ...exampleLoan.MIWorksheet, isFinanced: financed },
    };
    const byHand: InsuredByHand = {
      program: typed.program,
      base: BigInt(price * (100 - down)),
      value: BigInt(price * 100),
      rate: BigInt(rate),
      payments: years * 12,
      upfront: { fha: 1750n, usda: 1000n, conventional: 0n }[typed.program],
      financed,
      annual: BigInt(annual),
      extra: BigInt(extra),
    };
    const withoutPremium = () => through({ price, loan: { ...typed, annualMIPercentage: 0 } });
    return { byHand, result: () => through({ price, loan: typed }), withoutPremium };
  });

const added = (premiums: readonly bigint[], last = premiums.length) =>
  premiums.slice(0, last).reduce((sum, each) => sum + each, 0n);
const centsOf = (amount: number | null) => BigInt(dollars(amount!));

/** Each payment's premium, from the runs of the answer. */
const everyPremium = ({ premiums }: LoanResult) =>
  premiums.flatMap(({ fromPayment, untilPayment, monthly }) =>
    Array.from({ length: untilPayment - fromPayment + 1 }, () => centsOf(monthly)),
  );

describe("monthly mortgage insurance", () => {
  it("is to the cent what a plain loop in whole numbers comes to", () => {
    fc.assert(
      fc.property(anyInsured, ({ byHand, result: answer, withoutPremium }) => {
        const [expected, result] = [premiumsByHand(byHand), answer()];
        expect([centsOf(result.amount), centsOf(result.upfrontMI)]).toEqual([expected.lent, expected.upfront]);
        expect(everyPremium(result)).toEqual(expected.asPaid);
        expect(centsOf(result.totals.mortgageInsurance)).toBe(added(expected.asPaid));
        expect(centsOf(result.monthly.mortgageInsurance)).toBe(expected.contract[0] ?? 0n);
        const saved = added(expected.contract) - added(expected.asPaid);
        if (result.prepayment) expect(centsOf(result.prepayment.mortgageInsuranceSaved)).toBe(saved);
        const { financeCharge, prepaidFinanceCharge } = result.loanEstimate;
        const free = withoutPremium();
        const interest = centsOf(free.loanEstimate.financeCharge) - centsOf(free.loanEstimate.prepaidFinanceCharge);
        expect(centsOf(financeCharge) - centsOf(prepaidFinanceCharge) - interest).toBe(added(expected.contract));
        expect(centsOf(result.loanEstimate.inFiveYears.paid) - centsOf(free.loanEstimate.inFiveYears.paid)).toBe(
          added(expected.contract, 60),
        );
        const horizon = result.horizons[0]!;
        expect(centsOf(horizon.totalCost) - centsOf(horizon.interestPaid) - centsOf(result.upfrontMI)).toBe(
          added(expected.asPaid, 60),
        );
      }),
      { numRuns: LOANS_BY_HAND },
    );
  });

  it("is worked out as HUD's own example is: 106,160.654166 on average, 530.80, 519.12, 43.26", () => {
    const twelve = 106_160.65416666666 * 12 * 100;
    expect(premiumOfYear(twelve, 0.5, 2.25)).toBe(4326);
    expect(premiumOfYear(twelve, 0.5, 0)).toBe(4423);
  });

  it("averages the balances before each payment, and nothing once the loan is paid off", () => {
    const schedule = amortize({ amount: dollars(12_000), rate: percent(0), term: 24 as Months });
    expect(balancesOfYear(schedule, dollars(12_000), 1)).toBe(12 * 1_200_000 - 66 * 50_000);
    expect(balancesOfYear(schedule, dollars(12_000), 2)).toBe(12 * 600_000 - 66 * 50_000);
    expect(balancesOfYear(schedule, dollars(12_000), 3)).toBe(0);
  });
});
