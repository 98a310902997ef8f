import { describe, expect, it } from "vitest";
import { dollars, type Months, percent } from "../money/cents";
import { miEnds, miMonths, miMonthsLeft, paymentsUntil } from "./mi-months";
import type { Program } from "./program";
import { amortize } from "./schedule";

const asOf = "2026-11-20";
const home = { occupancy: "primary", units: 1 } as const;
const originalValue = dollars(500_000);
const scheduleFor = (ltv: number, termYears = 30, rate = 6.5) =>
  amortize({ amount: dollars(ltv * 5000), rate: percent(rate), term: (termYears * 12) as Months });
const paid = (program: Program, ltv: number, termYears = 30, rate = 6.5) => {
  const schedule = scheduleFor(ltv, termYears, rate);
  return { months: miMonths({ program, asOf, home, amount: dollars(ltv * 5000), originalValue, schedule }), schedule };
};

describe("how long the premium is paid", () => {
  it("FHA: 11 years up to 90 %, else the whole term", () => {
    expect([90, 90.01].map((ltv) => paid("fha", ltv).months)).toEqual([132, 360]);
    expect(paid("fha", 90, 10).months).toBe(120);
    expect(paid("fha", 96.5, 15).months).toBe(180);
  });
  it("USDA: the whole term", () => expect(paid("usda", 50).months).toBe(360));

  it("conventional: up to the payment after which the balance is 78 % of the original value", () => {
    for (const program of ["conventional", "interest10", "other"] as const) {
      const { months, schedule } = paid(program, 90);
      const limit = originalValue * 0.78;
      expect(schedule.columns.balance[months - 1]).toBeLessThanOrEqual(limit);
      expect(schedule.columns.balance[months - 2]).toBeGreaterThan(limit);
    }
  });

  it("conventional: never beyond the midpoint of the term, however slowly the balance falls", () => {
    const { months, schedule } = paid("conventional", 97, 30, 12);
    expect(paymentsUntil(schedule, 78, originalValue)).toBeGreaterThan(180);
    expect(months).toBe(180);
    expect(paid("conventional", 97, 15, 24).months).toBe(90);
    expect(paid("conventional", 97, 30, 6.5).months).toBeLessThan(180);
  });

  it("ends on request at 80 %, before it ends by itself, and never after", () => {
    const schedule = scheduleFor(95);
    const { onRequest, automatic } = miEnds({ asOf, home, originalValue }, schedule);
    expect(schedule.columns.balance[onRequest - 1]).toBeLessThanOrEqual(originalValue * 0.8);
    expect(schedule.columns.balance[onRequest - 2]).toBeGreaterThan(originalValue * 0.8);
    expect(onRequest).toBeLessThan(automatic);
    expect(miEnds({ asOf, home, originalValue }, scheduleFor(97, 30, 15))).toEqual({ onRequest: 180, automatic: 180 });
  });

  // Fannie Mae Servicing Guide B-8.1-04; the Homeowners Protection Act covers a one-unit principal residence.
  it("on two to four units and an investment property: on request at 70 %, and by itself at the midpoint and no sooner", () => {
    const schedule = scheduleFor(85, 30, 3);
    const ends = (occupancy: "primary" | "secondHome" | "investment", units: number) =>
      miEnds({ asOf, home: { occupancy, units }, originalValue }, schedule);
    const covered = ends("primary", 1);
    expect(covered.automatic).toBe(paymentsUntil(schedule, 78, originalValue));
    expect(ends("secondHome", 1)).toEqual(covered);
    const elsewhere = { onRequest: paymentsUntil(schedule, 70, originalValue), automatic: 180 };
    expect(elsewhere.onRequest).toBeLessThan(180);
    expect([ends("investment", 1), ends("primary", 2), ends("primary", 4)]).toEqual([elsewhere, elsewhere, elsewhere]);
  });

  it("is none of nothing lent", () => {
    expect(paid("conventional", 0).months).toBe(0);
    expect(miEnds({ asOf, home, originalValue }, scheduleFor(0))).toEqual({ onRequest: 0, automatic: 0 });
  });

  it("finds the same payment as looking through every row", () => {
    for (const ltv of [60, 78, 78.2, 80, 85, 97, 100]) {
      const { schedule } = paid("conventional", ltv);
      const balances = Array.from(schedule.columns.balance.slice(0, schedule.length));
      const first = balances.findIndex((balance) => balance <= originalValue * 0.78) + 1;
      expect(paymentsUntil(schedule, 78, originalValue)).toBe(first);
    }
  });
});

describe("how long the premium of an existing mortgage is still paid", () => {
  const left = (program: Program, ltv: number, rate = 6.5) =>
    miMonthsLeft({ program, asOf, home, originalValue, schedule: scheduleFor(ltv, 25, rate) });
  it("is until the balance is 78 % of what was paid for the home; no midpoint is known", () => {
    expect(left("conventional", 85)).toBe(paymentsUntil(scheduleFor(85, 25), 78, originalValue));
    expect(left("conventional", 97, 15)).toBeGreaterThan(150);
  });
  it("is until the balance is 70 % on an investment property, where no balance ends it by itself", () => {
    const rented = { occupancy: "investment", units: 1 } as const;
    const schedule = scheduleFor(85, 25);
    expect(miMonthsLeft({ program: "conventional", asOf, home: rented, originalValue, schedule })).toBe(
      paymentsUntil(schedule, 70, originalValue),
    );
  });
  it("is to the end for FHA and USDA, whose first day is not known", () => {
    expect([left("fha", 80), left("usda", 80)]).toEqual([300, 300]);
  });
});
