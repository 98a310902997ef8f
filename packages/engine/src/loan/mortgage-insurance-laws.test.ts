import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, dollars, type Months, percent } from "../money/cents";
import type { InsuredLoan } from "./insured-loan";
import { insuredAt } from "./insured-loan.fixture";
import { miEnds, miMonths } from "./mi-months";
import { premiums } from "./mortgage-insurance";
import type { Program } from "./program";
import { amortize } from "./schedule";

const RUNS = { numRuns: 2000 };
const programs: readonly Program[] = [
  "conventional",
  "fha",
  "usda",
  "va",
  "interest5",
  "interest7",
  "interest10",
  "other",
  "allCash",
];
const days = ["2020-01-01", "2023-03-19", "2023-03-20", "2023-04-06", "2023-04-07", "2026-11-20"];
const modifiers = ["subsequentUse", "exempt", "irrrl", "cashOut", "twoBorrowers", "secondHome", "relocation", "other"];

/** Any loan on a value of a million, at a loan-to-value in hundredths. */
const insured = fc
  .record({
    program: fc.constantFrom(...programs),
    asOf: fc.constantFrom(...days),
    refinance: fc.boolean(),
    termYears: fc.integer({ min: 1, max: 50 }),
    fixedMonths: fc.constantFrom(null, 6, 12, 36, 60, 84, 180),
    score: fc.integer({ min: 300, max: 850 }),
    modifiers: fc.subarray(modifiers),
    plan: fc.constantFrom("monthly", "single", "split", "lenderPaid" as const),
    refundable: fc.boolean(),
  })
  .chain((more) => fc.integer({ min: 0, max: 12_000 }).map((ltv): InsuredLoan => insuredAt(ltv / 100, more)));

/** The same with so many hundredths more borrowed. */
const borrowing = (loan: InsuredLoan, hundredths: number): InsuredLoan => ({
  ...loan,
  amount: (loan.amount + hundredths * 10_000) as Cents,
  downPayment: Math.max(0, loan.downPayment - hundredths * 10_000) as Cents,
});

describe("laws of every premium", () => {
  it("each is a figure of its rule, or is asked for in a sentence that says what to type", () => {
    fc.assert(
      fc.property(insured, (loan) => {
        const { upfront, annual, missing, rule } = premiums(loan);
        const open = upfront === null || annual === null;
        expect(missing !== undefined).toBe(open);
        if (missing) expect(missing).toMatch(/Type the (upfront )?mortgage insurance\.$/);
        for (const each of [upfront ?? 0, annual ?? 0]) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThan(10);
        }
        if ((upfront ?? 0) + (annual ?? 0) > 0) expect(rule!.picked()).toMatch(/\w/);
      }),
      RUNS,
    );
  });

  it("none falls when more is borrowed on the same home", () => {
    fc.assert(
      fc.property(insured, fc.integer({ min: 1, max: 2000 }), (loan, more) => {
        const [less, greater] = [premiums(loan), premiums(borrowing(loan, more))];
        if (less.upfront !== null && greater.upfront !== null)
          expect(greater.upfront).toBeGreaterThanOrEqual(less.upfront);
        if (less.annual !== null && greater.annual !== null && loan.plan === "monthly")
          expect(greater.annual).toBeGreaterThanOrEqual(less.annual);
      }),
      RUNS,
    );
  });

  it("none falls when the score does", () => {
    fc.assert(
      fc.property(insured, fc.integer({ min: 0, max: 200 }), (loan, points) => {
        // Two borrowers save more where one of them has a low score.
        const plain = { ...loan, modifiers: [] };
        const [better, worse] = [premiums(plain), premiums({ ...plain, score: loan.score - points })];
        if (better.annual !== null && worse.annual !== null) expect(worse.annual).toBeGreaterThanOrEqual(better.annual);
      }),
      RUNS,
    );
  });

  it("no insured conventional premium is below the lowest that the card has", () => {
    fc.assert(
      fc.property(insured, (loan) => {
        const { annual } = premiums({ ...loan, program: "conventional", plan: "monthly" });
        if (annual !== null && annual > 0) expect(annual).toBeGreaterThanOrEqual(0.14);
      }),
      RUNS,
    );
  });
});

describe("laws of how long it is paid", () => {
  const loans = fc.record({
    program: fc.constantFrom(...programs),
    ltv: fc.integer({ min: 1, max: 12_000 }),
    rate: fc.integer({ min: 0, max: 25_000 }).map((thousandths) => percent(thousandths / 1000)),
    years: fc.integer({ min: 1, max: 50 }),
  });
  const originalValue = dollars(1_000_000);
  const asOf = "2026-11-20";
  const home = { occupancy: "primary", units: 1 } as const;

  it("at least once, at most as long as the loan, private insurance at most half of it", () => {
    fc.assert(
      fc.property(loans, ({ program, ltv, rate, years }) => {
        const amount = dollars(ltv * 100);
        const schedule = amortize({ amount, rate, term: (years * 12) as Months });
        const months = miMonths({ program, asOf, home, amount, originalValue, schedule });
        expect(months).toBeGreaterThanOrEqual(1);
        expect(months).toBeLessThanOrEqual(schedule.length);
        if (program === "usda" || program === "fha") return;
        expect(months).toBeLessThanOrEqual(Math.ceil(schedule.length / 2));
        const low = (payment: number) => schedule.columns.balance[payment - 1]! <= originalValue * 0.78;
        expect(low(months) || months === Math.ceil(schedule.length / 2)).toBe(true);
        if (months > 1) expect(low(months - 1)).toBe(false);
        const { onRequest, automatic } = miEnds({ asOf, home, originalValue }, schedule);
        expect(automatic).toBe(months);
        expect(onRequest).toBeLessThanOrEqual(automatic);
      }),
      { numRuns: 500 },
    );
  });
});
