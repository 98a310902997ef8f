import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, dollars, type Months, percent } from "../money/cents";
import {
  actuarialApr,
  type CashFlow,
  elapsedPeriods,
  paymentDays,
  type UnitPeriod,
  unitPeriodsPerYear,
} from "./actuarial-apr";
import { type MonthlyLoan, monthlyApr, type PaymentRun } from "./monthly-apr";
import { amortize } from "./schedule";

const at = (periods: number, amount: number): CashFlow => ({ amount, periods, fraction: 0 });

const loans = fc
  .record({
    amount: fc.integer({ min: 10_000_00, max: 2_000_000_00 }),
    rate: fc.integer({ min: 0, max: 15_000 }).map((thousandths) => percent(thousandths / 1000)),
    term: fc.integer({ min: 12, max: 480 }),
    charged: fc.double({ min: 0, max: 0.3, noNaN: true }),
    insurance: fc.integer({ min: 0, max: 500_00 }),
    insured: fc.double({ min: 0, max: 1, noNaN: true }),
    steps: fc.array(fc.double({ min: 0.3, max: 2.5, noNaN: true }), { maxLength: 4 }),
  })
  .map(({ amount, rate, term, charged, insurance, insured, steps }): MonthlyLoan => {
    const { payment, finalPayment, length } = amortize({ amount: amount as Cents, rate, term: term as Months });
    return {
      amountFinanced: Math.round(amount * (1 - charged)) as Cents,
      levels: [
        ...steps.map((by, at) => ({
          payment: Math.round(payment * by) as Cents,
          until: Math.floor(((length - 1) * (at + 1)) / (steps.length + 1)),
        })),
        { payment, until: length - 1 },
      ],
      finalPayment,
      payments: length,
      insurance: [{ payment: insurance as Cents, until: Math.round(length * insured) }],
      rate,
    };
  });

describe("the closed form for equal months", () => {
  it("finds what the general solver finds from the whole list of payments", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const levelAt = (levels: readonly PaymentRun[], payment: number) =>
          levels.find(({ until }) => payment <= until)?.payment ?? 0;
        const payments = Array.from({ length: loan.payments }, (_, row) => {
          const level = row === loan.payments - 1 ? loan.finalPayment : levelAt(loan.levels, row + 1);
          return at(row + 1, level + levelAt(loan.insurance, row + 1));
        });
        const general = actuarialApr({ advances: [at(0, loan.amountFinanced)], payments, unitPeriodsPerYear: 12 });
        const closed = monthlyApr(loan);
        if (general === null) expect(closed).toBeNull();
        else expect(Math.abs(closed! - general)).toBeLessThan(1e-9);
      }),
      { numRuns: 60 },
    );
  });

  const level = (payment: number, payments: number, amountFinanced: number, rate: number): MonthlyLoan => ({
    amountFinanced: amountFinanced as Cents,
    levels: [{ payment: payment as Cents, until: payments - 1 }],
    finalPayment: payment as Cents,
    payments,
    insurance: [],
    rate: percent(rate),
  });

  it("is 0 when the payments only give back what was financed", () => {
    expect(monthlyApr(level(100_00, 12, 1200_00, 0))).toBe(0);
    expect(monthlyApr(level(100_00, 12, 1200_00, 8))).toBeCloseTo(0, 9);
  });

  it("has no answer when nothing is financed, or less is paid than was", () => {
    for (const financed of [0, -5, 1201]) expect(monthlyApr(level(100, 12, financed, 5))).toBeNull();
  });

  it("finds the rate of a loan of which almost nothing is financed", () => {
    expect(monthlyApr(level(2000_00, 360, 1_00, 6))! / 12).toBeCloseTo(2000, 6);
  });

  it("finds a composite rate as Regulation Z prints it: 9 % for a year, then 12 %, is 11.63 %", () => {
    // Comment 17(c)(1)-10.v.A.
    const found = monthlyApr({
      amountFinanced: dollars(100_000),
      levels: [
        { payment: dollars(804.62), until: 12 },
        { payment: dollars(1025.31), until: 359 },
      ],
      finalPayment: dollars(1025.31),
      payments: 360,
      insurance: [],
      rate: percent(9),
    });
    expect(found! * 100).toBeCloseTo(11.63, 2);
  });
});

describe("the general solver", () => {
  it("takes several advances", () => {
    // Two halves lent a period apart, paid back with 1 % a period on each.
    const found = actuarialApr({
      advances: [at(0, 500), at(1, 500)],
      payments: [at(2, 500 * 1.01 ** 2 + 500 * 1.01)],
      unitPeriodsPerYear: 12,
    })!;
    expect(found).toBeCloseTo(0.12, 10);
  });

  it("bears simple interest for a fraction of a unit-period", () => {
    const payments = [{ amount: 1000 * (1 + 0.5 * 0.01) * 1.01, periods: 1, fraction: 0.5 }];
    expect(actuarialApr({ advances: [at(0, 1000)], payments, unitPeriodsPerYear: 12 })).toBeCloseTo(0.12, 10);
  });

  it("has no answer when the payments never repay the advances", () => {
    expect(actuarialApr({ advances: [at(0, 1000)], payments: [at(1, 999)], unitPeriodsPerYear: 12 })).toBeNull();
    expect(actuarialApr({ advances: [at(0, 1000)], payments: [], unitPeriodsPerYear: 12 })).toBeNull();
  });
});

describe("unit-periods", () => {
  const month: UnitPeriod = { kind: "month", count: 1 };

  it("count whole months back from the later day, and odd days as thirtieths", () => {
    expect(elapsedPeriods("1978-01-10", "1978-02-10", month)).toEqual({ periods: 1, fraction: 0 });
    expect(elapsedPeriods("1978-02-10", "1978-04-01", month)).toEqual({ periods: 1, fraction: 19 / 30 });
  });

  it("count the months left over of a quarter as 30 days each", () => {
    const quarter: UnitPeriod = { kind: "month", count: 3 };
    expect(elapsedPeriods("1978-05-23", "1978-10-01", quarter)).toEqual({ periods: 1, fraction: 39 / 90 });
    expect(unitPeriodsPerYear(quarter)).toBe(4);
  });

  it("know weeks and halves of months", () => {
    expect(elapsedPeriods("2026-01-01", "2026-01-20", { kind: "week", count: 2 })).toEqual({
      periods: 1,
      fraction: 5 / 14,
    });
    expect(elapsedPeriods("2026-01-01", "2026-02-20", { kind: "half-month" })).toEqual({
      periods: 3,
      fraction: 4 / 15,
    });
    expect([unitPeriodsPerYear({ kind: "week", count: 2 }), unitPeriodsPerYear({ kind: "half-month" })]).toEqual([
      26, 24,
    ]);
  });

  it("lay out the days of regular payments", () => {
    expect(paymentDays("2027-01-31", 3, month)).toEqual(["2027-01-31", "2027-02-28", "2027-03-31"]);
    expect(paymentDays("2027-01-01", 3, { kind: "week", count: 2 })).toEqual([
      "2027-01-01",
      "2027-01-15",
      "2027-01-29",
    ]);
    expect(paymentDays("2027-01-01", 3, { kind: "half-month" })).toEqual(["2027-01-01", "2027-01-16", "2027-02-01"]);
  });
});
