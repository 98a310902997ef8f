import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars } from "../../money/cents";
import { calculateLoan } from "../calculate";
import type { Property, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty } from "./example";
import { grownByHand, homeByHand, type IndexByHand } from "./homes-by-hand.fixture";
import { homeRefinance, ownedHome } from "./owned-home.fixture";
import { LOANS_BY_HAND } from "./whole-numbers.fixture";

const centsOf = (amount: number | null) => BigInt(dollars(amount!));
const [asking] = exampleProperty.purchaseDetails;

const anyGrowth = fc.record({
  price: fc.integer({ min: 50_000, max: 3_000_000 }),
  growth: fc.integer({ min: -9000, max: 15_000 }).map((thousandths) => thousandths / 1000),
  year: fc.integer({ min: 2001, max: 2026 }),
  month: fc.integer({ min: 1, max: 12 }),
});

const anyOwned = fc
  .record({
    paid: fc.integer({ min: 50_000, max: 3_000_000 }),
    growth: fc.array(fc.integer({ min: -20, max: 30 }), { minLength: 1, maxLength: 40 }),
    lastYear: fc.integer({ min: 2018, max: 2026 }),
    lastMonth: fc.constantFrom(3, 6, 9, 12),
    year: fc.integer({ min: 1980, max: 2026 }),
    month: fc.integer({ min: 1, max: 11 }),
  })
  .map(({ paid, growth, lastYear, lastMonth, year, month }) => {
    const values = [100];
    for (const percent of growth) values.push(Math.round(values.at(-1)! * (100 + percent)) / 100);
    const series: IndexByHand = {
      values,
      last: { year: Math.min(lastYear, lastMonth > 11 ? 2025 : 2026), month: lastMonth },
    };
    return { paid, series, bought: { year, month } };
  });

/** The growth of each year of a series in percent, to 6 decimals, as a report keeps it. */
const yearlyOf = (values: readonly number[]) =>
  values.slice(1).map((value, at) => Math.round((value / values[at]! - 1) * 1e8) / 1e6);

/** What the engine takes an owned home to be worth on 2026-11-20, in cents. */
function worth(home: Partial<Property>, outside?: Scenario["outside"]): bigint {
  const owned: Property = { ...ownedHome, userEstimatedValue: null, ...home };
  const loan = homeRefinance({ downPaymentPercentage: 20 });
  const report: Scenario = { asOf: "2026-11-20", properties: [owned, exampleProperty], loans: [loan] };
  return centsOf(calculateLoan(outside ? { ...report, outside } : report, loan).applicablePrice);
}

describe("the value of a home, by hand", () => {
  it("grows by an effective yearly rate, after each of 15 years and at a horizon", () => {
    fc.assert(
      fc.property(anyGrowth, ({ price, growth }) => {
        const home: Property = {
          ...exampleProperty,
          purchaseDetails: [{ ...asking!, price }],
          appreciationTypes: ["custom"],
          customAppreciation: growth,
        };
        const report: Scenario = {
          asOf: "2026-11-20",
          properties: [home],
          loans: [exampleLoan],
          horizonYears: [5, 30],
        };
        const { appreciation, horizons } = calculateLoan(report, exampleLoan);
        const value = BigInt(price * 100);
        for (const [year, shown] of appreciation[0]!.values.entries())
          expect(grownByHand(value, growth, year * 12)).toContain(centsOf(shown));
        for (const { years, value: shown } of horizons)
          expect(grownByHand(value, growth, years * 12)).toContain(centsOf(shown));
        expect(appreciation[0]!.values).toHaveLength(16);
      }),
      { numRuns: LOANS_BY_HAND },
    );
  });

  it("of a home that is owned grows from the month that it was bought in, where its index is not known", () => {
    fc.assert(
      fc.property(anyGrowth, ({ price, growth, year, month }) => {
        const months = Math.max(0, (2026 - year) * 12 + 11 - month);
        const home = {
          purchaseDetails: [{ ...asking!, price }],
          purchaseDate: { year, month },
          customAppreciation: growth,
        };
        expect(grownByHand(BigInt(price * 100), growth, months)).toContain(worth(home));
      }),
      { numRuns: LOANS_BY_HAND },
    );
  });

  it("of a home that is owned follows the price index, between its years and beyond them", () => {
    fc.assert(
      fc.property(anyOwned, ({ paid, series, bought }) => {
        const { values, last } = series;
        const date = `${last.year}-${String(last.month).padStart(2, "0")}-28`;
        const historical = { yearly: yearlyOf(values), index: [...values], source: "FHFA", date };
        const home = { purchaseDetails: [{ ...asking!, price: paid }], purchaseDate: bought };
        const expected = homeByHand(BigInt(paid * 100), series, bought, { year: 2026, month: 11 });
        // A home is worth less than the most that a price may be.
        fc.pre(expected[0]! < 99_999_999_900n);
        expect(expected).toContain(worth(home, { series: { owned: { historical } } }));
      }),
      { numRuns: LOANS_BY_HAND },
    );
  });
});
