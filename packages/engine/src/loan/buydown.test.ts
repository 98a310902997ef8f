import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, dollars, type Months, percent } from "../money/cents";
import { buydowns } from "../rules/buydowns";
import { type BuydownYear, buydownYears, reducedLevels, subsidyOf, subsidyPaid } from "./buydown";
import { NO_EXTRA_PAYMENTS } from "./extra-payments";
import { ratePhases } from "./phases";
import { repay } from "./repay";
import { amortize } from "./schedule";

const ASOF = "2026-11-20";
const years = (
  type: keyof ReturnType<typeof buydowns.on>,
  amount: number,
  rate: number,
  term: number,
  interestOnly = false,
) =>
  buydownYears({
    amount: dollars(amount),
    rate: percent(rate),
    term: (term * 12) as Months,
    interestOnly,
    reductions: buydowns.on(ASOF)[type].map(percent),
  });
const rows = (all: BuydownYear[]) =>
  all.map(({ rate, payment, subsidy, months }) => [rate, payment / 100, subsidy / 100, (subsidy * months) / 100]);

describe("published worked cases", () => {
  it("2/1 on 300,000 at 6.5 % over 30 years (PUB-16)", () => {
    const all = years("bd21", 300_000, 6.5, 30);
    expect(rows(all)).toEqual([
      [0.045, 1520.06, 376.14, 4513.68],
      [0.055, 1703.37, 192.83, 2313.96],
    ]);
    expect(subsidyPaid(all, 360)).toBe(6827_64);
  });

  it("3/2/1 on 100,000 at 7 % over 20 years (PUB-17)", () => {
    const all = years("bd321", 100_000, 7, 20);
    expect(rows(all)).toEqual([
      [0.04, 605.98, 169.32, 2031.84],
      [0.05, 659.96, 115.34, 1384.08],
      [0.06, 716.43, 58.87, 706.44],
    ]);
    expect(subsidyPaid(all, 240)).toBe(4122_36);
  });

  it("1/0 on 380,000 at 6.875 % over 30 years (PUB-18)", () => {
    const all = years("bd10", 380_000, 6.875, 30);
    expect(rows(all)).toEqual([[0.05875, 2247.84, 248.49, 2981.88]]);
  });
});

it("counts a rate below 0 as 0", () => {
  expect(years("bd321", 120_000, 1.5, 10).map(({ rate }) => rate)).toEqual([0, 0, 0.005]);
  expect(years("bd321", 120_000, 1.5, 10)[0]!.payment).toBe(1000_00);
});

it("lowers an interest-only loan's interest", () => {
  expect(rows(years("bd11", 600_000, 6.75, 30, true))).toEqual([
    [0.0575, 2875, 500, 6000],
    [0.0575, 2875, 500, 6000],
  ]);
});

it("has no month beyond the term, and none of a loan of nothing", () => {
  expect(years("bd321", 120_000, 6, 2)).toHaveLength(2);
  expect(years("bd21", 0, 6, 30)).toEqual([]);
});

it("adds up month by month", () => {
  const all = years("bd21", 300_000, 6.5, 30);
  expect([0, 1, 12, 13, 24, 25].map((payments) => subsidyPaid(all, payments))).toEqual([
    0,
    376_14,
    4513_68,
    4513_68 + 192_83,
    6827_64,
    6827_64,
  ]);
});

it("has the borrower pay each year's payment, then the note's", () => {
  const terms = { amount: dollars(300_000), rate: percent(6.5), term: 360 as Months };
  const { levels, length } = amortize(terms);
  const paid = reducedLevels(levels, years("bd21", 300_000, 6.5, 30), length);
  expect(paid).toEqual([
    { fromPayment: 1, rate: 0.045, payment: 1520_06 },
    { fromPayment: 13, rate: 0.055, payment: 1703_37 },
    { fromPayment: 25, rate: 0.065, payment: 1896_20 },
  ]);
  const level = reducedLevels(levels, years("bd11", 300_000, 6.5, 30), length);
  expect(level.map(({ fromPayment }) => fromPayment)).toEqual([1, 25]);
});

it("leaves the borrower, with the subsidy, paying what is due in every month of any loan", () => {
  const any = fc.record({
    amount: fc.integer({ min: 1_000_00, max: 3_000_000_00 }),
    rate: fc.integer({ min: 0, max: 15_000 }),
    term: fc.integer({ min: 1, max: 50 }),
    type: fc.constantFrom("bd10", "bd11", "bd21", "bd321"),
    recast: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
  });
  fc.assert(
    fc.property(any, ({ amount, rate, term, type, recast }) => {
      const all = years(type, amount / 100, rate / 1000, term);
      const lumps = recast === null ? [] : [{ after: recast, amount: Math.round(amount / 20) as Cents, recast: true }];
      const { levels, length } = repay({
        amount: amount as Cents,
        term: (term * 12) as Months,
        phases: ratePhases([{ fromPayment: 1, rate: percent(rate / 1000) }]),
        more: { ...NO_EXTRA_PAYMENTS, lumps },
      });
      const reduced = reducedLevels(levels, all, length);
      const at = (of: typeof levels, payment: number) =>
        of.findLast(({ fromPayment }) => fromPayment <= payment)!.payment;
      for (let payment = 1; payment <= Math.min(length, 40); payment++) {
        expect(at(reduced, payment) + subsidyOf(all, payment)).toBe(at(levels, payment));
      }
    }),
    { numRuns: 200 },
  );
});
