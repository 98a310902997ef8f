import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars } from "../../money/cents";
import { calculateLoan } from "../calculate";
import type { Loan, Scenario } from "../schema/types";
import {
  type ArmByHand,
  aprByHand,
  paymentsByHand,
  periodsByHand,
  qualifyingRateByHand,
  spreadByHand,
} from "./arms-by-hand.fixture";
import { exampleLoan, exampleProperty } from "./example";
import { divided, LOANS_BY_HAND, levelPayment } from "./whole-numbers.fixture";

const typeOf = { 12: "arm1", 36: "arm3", 60: "arm5", 84: "arm7", 120: "arm10" } as const;

const anyArm = fc
  .record({
    kind: fc.constantFrom("conventional", "fha", "va", "interest5", "interest7", "interest10"),
    fixed: fc.constantFrom<ArmByHand["fixed"]>(12, 36, 60, 84, 120),
    price: fc.integer({ min: 500, max: 30_000 }).map((hundreds) => hundreds * 100),
    down: fc.integer({ min: 0, max: 60 }),
    rate: fc.integer({ min: 1000, max: 12_000 }),
    years: fc.integer({ min: 11, max: 40 }),
    points: fc.constantFrom(0, 0, 1000, 1375, 2500),
    index: fc.integer({ min: 0, max: 9000 }),
    margin: fc.integer({ min: 1000, max: 4000 }),
    scenario: fc.constantFrom("worst", "current", "histAVG" as const),
    income: fc.integer({ min: 2000, max: 60_000 }),
    offerRate: fc.option(fc.integer({ min: 0, max: 10_000 })),
  })
  .map(({ kind, fixed, price, down, rate, years, points, index, margin, scenario, income, offerRate }) => {
    const interestOnly = kind.startsWith("interest") ? Number(kind.slice(8)) * 12 : 0;
    const program = kind === "fha" || kind === "va" ? kind : "conventional";
    const lent = BigInt(price * (100 - down));
    const byHand: ArmByHand = {
      program,
      fixed,
      lent,
      ltv: 100 - down,
      rate: BigInt(rate),
      payments: years * 12,
      interestOnly,
      points: divided(lent * BigInt(points), 100_000n),
      index: BigInt(index),
      margin: BigInt(margin),
      offerRate: offerRate === null ? null : BigInt(offerRate),
    };
    const loan: Loan = {
      ...exampleLoan,
      program: kind as Loan["program"],
      type: typeOf[fixed],
      term: years,
      rate: rate / 1000,
      points: points / 1000,
      downPaymentPercentage: down,
      annualMIPercentage: 0,
      upfrontMI: 0,
      userPrepaidEscrows: 0,
      apor: offerRate === null ? null : offerRate / 1000,
      ARM: {
        frequency: 6,
        scenario,
        sofrToday: index / 1000,
        indexAverage: 2.5,
        margin: margin / 1000,
        rounding: null,
        floor: null,
        initialCap: null,
        adjustmentCap: null,
        lifetimeCap: null,
        customRates: [],
      },
    };
    const [asking] = exampleProperty.purchaseDetails;
    const home = {
      ...exampleProperty,
      purchaseDetails: [{ ...asking!, price, userMonthlyHomeInsurance: 0 }],
      countyTaxRate: 0,
      monthlyAssociationFee: 0,
    };
    const report: Scenario = {
      asOf: "2026-11-20",
      client: { monthlyIncome: income },
      properties: [home],
      loans: [loan],
    };
    return { byHand, income, scenario, result: () => calculateLoan(report, loan) };
  });

const centsOf = (amount: number | null) => BigInt(dollars(amount!));
const addUp = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n);

describe("an adjustable loan, by hand", () => {
  it("has to the cent the disclosures and the qualifying payment of plain loops in whole numbers", () => {
    fc.assert(
      fc.property(anyArm, ({ byHand, income, result: answer }) => {
        const result = answer();
        const { loanEstimate, qualifying } = result;
        expect(centsOf(result.amount)).toBe(byHand.lent);

        const periods = periodsByHand(byHand, "index");
        const { paid, level } = paymentsByHand(byHand, periods);
        const moves = periods.some(({ rate }) => rate !== byHand.rate) || byHand.interestOnly > 0;
        // Payments that change count in whole cents; a payment that never changes counts unrounded, and then another test has it.
        if (moves) expect(centsOf(loanEstimate.financeCharge)).toBe(addUp(level) - byHand.lent + byHand.points);
        const sameRate = periods.every(({ rate }) => rate === byHand.rate);
        const apr = aprByHand(byHand.lent - byHand.points, paid);
        // Without charges the APR of one rate is that rate: whole cents are disregarded (12 CFR 1026.17(c)(3)(i)).
        const expected = sameRate ? Math.max(byHand.points === 0n ? 0 : apr, Number(byHand.rate) / 1000) : apr;
        expect(Math.abs(result.apr! - expected)).toBeLessThanOrEqual(1.001e-6);

        const years = byHand.payments - byHand.interestOnly;
        // The two APRs agree to a millionth, which decides nothing but next to the threshold.
        fc.pre(Math.abs((spreadByHand(byHand, expected) ?? 0) - 1_500_000) > 2);
        const rate = qualifyingRateByHand(byHand, expected);
        expect(Math.round(qualifying.rate * 1000)).toBe(Number(rate));
        const payment = levelPayment(byHand.lent, rate, years);
        expect(centsOf(qualifying.principalAndInterest)).toBe(payment);
        expect(centsOf(qualifying.total)).toBe(payment);
        expect(result.dti).toBeCloseTo(Number(payment) / income, 5);
      }),
      { numRuns: LOANS_BY_HAND },
    );
  });

  it("pays what the caps of its program allow if the worst comes", () => {
    fc.assert(
      fc.property(anyArm, ({ byHand, scenario, result: answer }) => {
        fc.pre(scenario === "worst");
        const { rates } = answer();
        const periods = periodsByHand(byHand, "worst");
        const { level } = paymentsByHand(byHand, periods);
        expect(rates.at(-1)!.rate * 1000).toBeCloseTo(Number(periods.at(-1)!.rate), 3);
        for (const { fromPayment, payment } of rates) expect(centsOf(payment)).toBe(level[fromPayment - 1]);
      }),
      { numRuns: LOANS_BY_HAND },
    );
  });
});
