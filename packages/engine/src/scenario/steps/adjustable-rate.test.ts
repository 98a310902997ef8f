import { describe, expect, it } from "vitest";
import { actuarialApr as generalApr } from "../../loan/actuarial-apr";
import { calculate } from "../calculate";
import type { ARM, Loan, LoanResult, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty, usualArm } from "../testing/example";
import { through } from "../testing/published-cases";

const other = (amount: number, more: Partial<Loan>) => through({ price: amount, loan: { program: "other", ...more } });
const steps = ({ rates }: LoanResult) => rates.map(({ fromPayment, rate, payment }) => [fromPayment, rate, payment]);
const scenario = (more: Partial<Loan>, outside?: Scenario["outside"]): Scenario => ({
  asOf: "2026-11-20",
  properties: [exampleProperty],
  loans: [{ ...exampleLoan, ...more }],
  outside,
});

/** The APR of an answer's own rows by the general solver: nothing of the closed form in it. */
function aprOfRows({ amortSchedule: rows, loanEstimate, MI, miMonths }: LoanResult) {
  const payments = rows!.payment.map((amount, at) => ({
    amount: amount + (at < miMonths ? MI! : 0),
    periods: at + 1,
    fraction: 0,
  }));
  const advances = [{ amount: loanEstimate.amountFinanced, periods: 0, fraction: 0 }];
  return generalApr({ advances, payments, unitPeriodsPerYear: 12 })! * 100;
}

describe("an adjustable rate", () => {
  it("of FHA changes once a year by FHA's caps, so that the worst case is the worst: a 7/1 of 5.5 % reaches 11.5 %", () => {
    const [loan] = calculate(scenario({ program: "fha", type: "arm7", rate: 5.5, ARM: usualArm })).loans;
    expect(steps(loan!).map(([payment, rate]) => [payment, rate])).toEqual([
      [1, 5.5],
      [85, 7.5],
      [97, 9.5],
      [109, 11.5],
    ]);
    const [three] = calculate(scenario({ program: "fha", type: "arm3", rate: 5.5, ARM: usualArm })).loans;
    expect(steps(three!).map(([payment, rate]) => [payment, rate])).toEqual([
      [1, 5.5],
      [37, 6.5],
      [49, 7.5],
      [61, 8.5],
      [73, 9.5],
      [85, 10.5],
    ]);
  });

  it("is disclosed as Regulation Z's commentary does: 9 % for a year, then 12 % (PUB-07)", () => {
    // The index of today and the margin come to 12 %, and no cap holds the first change back.
    const ARM: ARM = { ...usualArm, frequency: 12, scenario: "current", sofrToday: 9.25, initialCap: 3 };
    const result = other(100_000, { type: "arm1", rate: 9, ARM });
    expect(steps(result)).toEqual([
      [1, 9, 804.62],
      [13, 12, 1025.31],
    ]);
    expect(result.apr).toBeCloseTo(11.63, 2);
    expect(result.loanEstimate).toMatchObject({ financeCharge: 266_463.32, totalOfPayments: 366_463.32 });
  });

  it("has the agencies' caps where none are typed, by the fixed period and the frequency", () => {
    const worst = (type: Loan["type"], frequency: 6 | 12 = 6) =>
      other(400_000, { type, rate: 6, ARM: { ...usualArm, frequency } }).rates.map(({ fromPayment, rate }) => [
        fromPayment,
        rate,
      ]);
    expect(worst("arm5")).toEqual([
      [1, 6],
      [61, 8],
      [67, 9],
      [73, 10],
      [79, 11],
    ]);
    expect(worst("arm5", 12)).toEqual([
      [1, 6],
      [61, 8],
      [73, 10],
      [85, 11],
    ]);
    expect(worst("arm7")).toEqual([
      [1, 6],
      [85, 11],
    ]);
    // Half a year fixed changes every half year, whatever is typed.
    expect(worst("armHalf", 12)).toEqual([
      [1, 6],
      [7, 8],
      [13, 9],
      [19, 10],
      [25, 11],
    ]);
    expect(steps(other(400_000, { type: "arm5", rate: 6 }))).toEqual(
      steps(other(400_000, { type: "arm5", rate: 6, ARM: usualArm })),
    );
  });

  it("takes the index from the loan, else from the scenario, else the product's; the mean falls back on today's", () => {
    const last = (ARM: Partial<ARM>, outside?: Scenario["outside"]) =>
      calculate(scenario({ type: "arm3", rate: 5, ARM: { ...usualArm, ...ARM } }, outside)).loans[0]!.rates.at(-1)!
        .rate;
    const date = "2026-11-19";
    expect(last({ scenario: "current" })).toBe(6.75);
    expect(last({ scenario: "current" }, { sofr: { value: 3.5, date } })).toBe(6.25);
    expect(last({ scenario: "current", sofrToday: 3 }, { sofr: { value: 3.5, date } })).toBe(5.75);
    expect(last({ scenario: "histAVG", sofrToday: 3 })).toBe(5.75);
    expect(last({ scenario: "histAVG" }, { indexAverage: { value: 1.9, date } })).toBe(4.625);
    expect(last({ scenario: "histAVG", indexAverage: 2.5, margin: 2, rounding: 0.25 })).toBe(4.5);
  });

  it("has one APR, of today's index, and the rate of the course that is shown beside it", () => {
    const of = (scenario: ARM["scenario"]) =>
      other(400_000, { type: "arm5", rate: 6, points: 1, MI: 80, ARM: { ...usualArm, scenario, sofrToday: 4.25 } });
    const [worst, current] = [of("worst"), of("current")];
    expect(worst.loanEstimate.scenarioAPR).toBeCloseTo(aprOfRows(worst), 5);
    expect(current.apr).toBeCloseTo(aprOfRows(current), 5);
    expect(current.loanEstimate.scenarioAPR).toBe(current.apr);
    expect(worst.apr).toBe(current.apr);
    expect(worst.loanEstimate.scenarioAPR).toBeGreaterThan(current.apr! + 1);
  });

  it("has one Loan Estimate too, whatever course is chosen: 12 CFR 1026.17(c)(1), comment 8", () => {
    const of = (scenario: ARM["scenario"]) =>
      other(500_000, {
        type: "arm5",
        rate: 5.875,
        points: 0.5,
        ARM: { ...usualArm, scenario, sofrToday: 4.1, customRates: [9] },
      });
    const { scenarioAPR: _own, ...estimate } = of("current").loanEstimate;
    for (const scenario of ["worst", "custom", "histAVG"] as const)
      expect(of(scenario).loanEstimate).toMatchObject(estimate);
    expect(of("worst").totals.interest).toBeGreaterThan(of("current").totals.interest);
  });

  it.each([
    ["while its mortgage insurance is missing", { type: "arm3", term: 15, downPaymentPercentage: 10 }],
    ["where its charges leave nothing financed", { type: "arm5", downPaymentPercentage: 20, customAPRCost: 400_000 }],
  ] as const)("has one Loan Estimate without an APR too, %s", (_when, loan) => {
    const of = (scenario: ARM["scenario"]) =>
      through({ price: 400_000, loan: { ...loan, rate: 6, ARM: { ...usualArm, scenario, sofrToday: 4.25 } } });
    const [worst, current] = [of("worst"), of("current")];
    expect(current.apr).toBeNull();
    expect(current.loanEstimate.totalInterestPercentage).toBeGreaterThan(0);
    expect(worst.loanEstimate).toEqual(current.loanEstimate);
    expect(worst.totals.interest).toBeGreaterThan(current.totals.interest);
  });

  it("discloses the composite APR of today's index in every scenario, its mortgage insurance too", () => {
    const of = (scenario: ARM["scenario"]) =>
      through({
        price: 400_000,
        loan: {
          type: "arm5",
          rate: 6,
          downPaymentPercentage: 10,
          ARM: { ...usualArm, scenario, sofrToday: 4.25, customRates: [9, 3] },
        },
      });
    const [current, ...others] = (["current", "worst", "custom", "histAVG"] as const).map(of);
    for (const result of others) expect(result.apr).toBe(current!.apr);
    expect(new Set(others.map(({ loanEstimate }) => loanEstimate.scenarioAPR)).size).toBe(3);
  });

  it("may have an APR below its first rate", () => {
    const falling = other(400_000, { type: "arm5", rate: 8, ARM: { ...usualArm, scenario: "current", sofrToday: 1 } });
    expect(falling.apr).toBeLessThan(6);
    expect(falling.apr).toBeCloseTo(aprOfRows(falling), 5);
  });

  it("is a fixed rate where its fixed years are the whole term", () => {
    const fixed = other(400_000, { rate: 6, term: 10, points: 1 });
    const { id: _, ...rest } = other(400_000, { type: "arm10", rate: 6, term: 10, points: 1 });
    expect({ ...rest, id: fixed.id }).toEqual(fixed);
    expect(other(400_000, { type: "arm15", rate: 6, term: 10 }).rates).toHaveLength(1);
  });

  it("runs beside interest-only years: both clocks run", () => {
    const result = through({ price: 400_000, loan: { program: "interest10", type: "arm5", rate: 6, downPayment: 0 } });
    const interest = (rate: number) => (400_000 * rate) / 1200;
    const [, , , , last] = steps(result);
    expect(steps(result).slice(0, 5)).toEqual([
      [1, 6, 2000],
      [61, 8, Math.round(interest(8) * 100) / 100],
      [67, 9, 3000],
      [73, 10, Math.round(interest(10) * 100) / 100],
      last,
    ]);
    expect(last).toEqual([79, 11, 3666.67]);
    const level = result.rates[5]!;
    expect([level.fromPayment, level.rate, result.amortSchedule!.balance[119]]).toEqual([121, 11, 400_000]);
    expect(result.amortSchedule!.balance.at(-1)).toBe(0);
  });
});
