import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars, type Months, percent } from "../money/cents";
import { type ArmCourse, type ArmTerms, fullyIndexed, ratePath } from "./arm";
import { ratePhases } from "./phases";
import { repay } from "./repay";

const terms = (more: Partial<Record<keyof ArmTerms, number>> = {}): ArmTerms => {
  const { fixedMonths = 60, frequency = 6 } = more;
  const rate = (key: keyof ArmTerms, usual: number) => percent(more[key] ?? usual);
  return {
    fixedMonths,
    frequency,
    margin: rate("margin", 2.75),
    rounding: rate("rounding", 0.125),
    floor: rate("floor", 2.75),
    initialCap: rate("initialCap", 2),
    adjustmentCap: rate("adjustmentCap", 1),
    lifetimeCap: rate("lifetimeCap", 5),
  };
};
const worst: ArmCourse = { kind: "worst" };
const toIndex = (index: number): ArmCourse => ({ kind: "index", index: percent(index) });
const path = (note: number, arm: ArmTerms, course: ArmCourse, term = 360) =>
  ratePath(percent(note), arm, course, term).map(({ fromPayment, rate }) => [fromPayment, rate]);
const paidBack = (amount: number, note: number, arm: ArmTerms, course: ArmCourse) =>
  repay({
    amount: dollars(amount),
    term: 360 as Months,
    phases: ratePhases(ratePath(percent(note), arm, course, 360)),
  });
const interest = ({ columns, length }: ReturnType<typeof paidBack>) =>
  columns.interest.slice(0, length).reduce((sum, cents) => sum + cents, 0);
const levels = (schedule: ReturnType<typeof paidBack>) =>
  schedule.levels.map(({ fromPayment, rate, payment }) => [fromPayment, Math.round(rate * 1e6) / 1e4, payment / 100]);

describe("published worked cases", () => {
  it("5/6 worst, caps 2/1/5, 400,000 at 6 % (PUB-19)", () => {
    const schedule = paidBack(400_000, 6, terms(), worst);
    expect(levels(schedule)).toEqual([
      [1, 6, 2398.2],
      [61, 8, 2872.84],
      [67, 9, 3120.61],
      [73, 10, 3373.32],
      [79, 11, 3630.26],
    ]);
    expect(schedule.columns.balance[59]).toBe(372_217_58);
    expect([interest(schedule), schedule.finalPayment]).toEqual([823_822_88, 3627_20]);
  });

  it("six months fixed, worst, caps 1/1/5, 250,000 at 5.5 % (PUB-20)", () => {
    const schedule = paidBack(250_000, 5.5, terms({ fixedMonths: 6, initialCap: 1 }), worst);
    expect(levels(schedule)).toEqual([
      [1, 5.5, 1419.47],
      [7, 6.5, 1578.35],
      [13, 7.5, 1742.57],
      [19, 8.5, 1911.42],
      [25, 9.5, 2084.23],
      [31, 10.5, 2260.44],
    ]);
    expect(schedule.columns.balance[5]).toBe(248_339_24);
    expect([interest(schedule), schedule.finalPayment]).toEqual([548_354_20, 2253_20]);
  });

  it("5/6 at today's index 4.30, margin 2.75: 7.05 is 7 to the nearest eighth (PUB-21)", () => {
    const schedule = paidBack(360_000, 5.875, terms(), toIndex(4.3));
    expect(levels(schedule)).toEqual([
      [1, 5.875, 2129.54],
      [61, 7, 2363.99],
    ]);
    expect(schedule.columns.balance[59]).toBe(334_473_69);
    expect([interest(schedule), schedule.finalPayment]).toEqual([476_969_73, 2364_32]);
  });

  it("typed rates, one a year after 84 months, the last one holds (PUB-22)", () => {
    const custom: ArmCourse = { kind: "custom", rates: [6.25, 6.75, 6.5].map(percent) };
    const schedule = paidBack(280_000, 5.75, terms({ fixedMonths: 84, frequency: 12 }), custom);
    expect(levels(schedule)).toEqual([
      [1, 5.75, 1634],
      [85, 6.25, 1708.69],
      [97, 6.75, 1782.57],
      [109, 6.5, 1746.65],
    ]);
    expect(interest(schedule)).toBe(339_306_57);
  });
});

const eighths = (most: number) => fc.integer({ min: 0, max: most * 8 }).map((count) => count / 8);
const anyArm = fc.record({
  fixedMonths: fc.constantFrom(6, 12, 60, 120),
  frequency: fc.constantFrom(6, 12),
  margin: eighths(4),
  rounding: fc.constantFrom(0, 0.125, 0.25),
  floor: eighths(4),
  initialCap: eighths(6),
  adjustmentCap: eighths(3),
  lifetimeCap: eighths(8),
});

describe("the rate's path", () => {
  it("moves towards the index by the first cap, then by the later one, down as well as up", () => {
    expect(path(6, terms(), toIndex(8))).toEqual([
      [1, 0.06],
      [61, 0.08],
      [67, 0.09],
      [73, 0.1],
      [79, 0.1075],
    ]);
    expect(path(8, terms(), toIndex(1))).toEqual([
      [1, 0.08],
      [61, 0.06],
      [67, 0.05],
      [73, 0.04],
      [79, 0.0375],
    ]);
  });

  it("stops at the lifetime cap and at the floor", () => {
    expect(path(6, terms(), toIndex(30)).at(-1)).toEqual([79, 0.11]);
    expect(path(6, terms({ lifetimeCap: 1 }), worst)).toEqual([
      [1, 0.06],
      [61, 0.07],
    ]);
    expect(path(4, terms({ floor: 3.5 }), toIndex(0)).at(-1)).toEqual([61, 0.035]);
  });

  it("lets the lifetime cap win over a floor above it: the law asks for a highest rate", () => {
    expect(path(2, terms({ floor: 8, lifetimeCap: 3 }), toIndex(4)).at(-1)).toEqual([61, 0.05]);
  });

  it("rounds index and margin halves up, blurred doubles included, and not at all at steps of 0", () => {
    expect(fullyIndexed(terms(), percent(4.3125))).toBe(0.07125);
    expect(fullyIndexed(terms({ margin: 2.3 }), percent(4.7625))).toBe(0.07125);
    expect(fullyIndexed(terms({ rounding: 0 }), percent(4.3))).toBe(0.0705);
    expect(fullyIndexed(terms({ floor: 4 }), percent(0.1))).toBe(0.04);
  });

  it("has no change where the fixed months are the whole term, and one in the last month of a longer one", () => {
    expect(path(6, terms({ fixedMonths: 180 }), worst, 180)).toEqual([[1, 0.06]]);
    expect(path(6, terms({ fixedMonths: 180 }), worst, 181)).toEqual([
      [1, 0.06],
      [181, 0.08],
    ]);
  });

  it("keeps the note rate where no rate is typed", () => {
    expect(path(6, terms(), { kind: "custom", rates: [] })).toEqual([[1, 0.06]]);
  });

  it("has no change where the rate stays, also a rate that a double cannot hold", () => {
    for (const note of [1.1, 6.1, 7.3]) {
      expect(path(note, terms({ initialCap: 0, adjustmentCap: 0, floor: 0 }), worst)).toHaveLength(1);
      expect(path(note, terms({ rounding: 0, floor: 0 }), toIndex(note - 2.75))).toHaveLength(1);
    }
  });

  it("never leaves its caps", () => {
    const CLOSE = 1e-9;
    fc.assert(
      fc.property(anyArm, eighths(10), fc.option(eighths(12), { nil: null }), (typed, note, index) => {
        const arm = terms(typed);
        const steps = ratePath(percent(note), arm, index === null ? worst : toIndex(index), 360);
        steps.slice(1).forEach(({ rate, fromPayment }, at) => {
          const first = fromPayment === arm.fixedMonths + 1;
          const cap = first ? arm.initialCap : arm.adjustmentCap;
          const up = rate - steps[at]!.rate;
          expect(rate).toBeLessThanOrEqual(percent(note) + arm.lifetimeCap + CLOSE);
          // The floor may lift the rate by more than a cap.
          if (rate > arm.floor + CLOSE) expect(Math.abs(up)).toBeLessThanOrEqual(cap + CLOSE);
          expect((fromPayment - 1 - arm.fixedMonths) % arm.frequency).toBe(0);
        });
      }),
      { numRuns: 500 },
    );
  });

  it("is nowhere higher than in the worst case", () => {
    fc.assert(
      fc.property(anyArm, eighths(10), eighths(12), (typed, note, index) => {
        const arm = terms(typed);
        const [highest, other] = [worst, toIndex(index)].map((course) => ratePath(percent(note), arm, course, 360));
        for (const { fromPayment, rate } of other!) {
          const worse = highest!.findLast((step) => step.fromPayment <= fromPayment)!;
          expect(rate).toBeLessThanOrEqual(worse.rate + 1e-9);
        }
      }),
      { numRuns: 300 },
    );
  });
});
