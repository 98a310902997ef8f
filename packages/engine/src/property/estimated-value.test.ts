import { describe, expect, it } from "vitest";
import { dollars } from "../money/cents";
import { estimatedValue } from "./estimated-value";

const historical = { yearly: [5], source: "FHFA", date: "2026-09-30" };
const owned = { userEstimatedValue: null, purchaseDate: { month: 11, year: 2016 } };
const price = { price: 300_000 };

describe("the estimated value of a home", () => {
  it("is what was typed, 0 too", () => {
    const typed = { ...owned, userEstimatedValue: 512_345.67 };
    expect(estimatedValue(typed, price, "2026-11-20", { historical })).toMatchObject({
      value: dollars(512_345.67),
      how: "typed",
    });
    expect(estimatedValue({ ...owned, userEstimatedValue: 0 }, price, "2026-11-20").value).toBe(0);
  });

  it("is the price of a home that is being bought, whatever grows", () =>
    expect(
      estimatedValue({ userEstimatedValue: null, customAppreciation: 9 }, price, "2026-11-20", { historical }),
    ).toEqual({ value: dollars(300_000), how: "price", rate: 0, months: 0, assumed: false, source: "The price" }));

  it("is the price × index now ÷ index when bought, with the months of both", () => {
    const index = { yearly: [10, 25, -4, 5], index: [200, 220, 275, 264, 277.2], source: "FHFA", date: "2026-01-01" };
    const at = (month: number, year: number, asOf: string) =>
      estimatedValue({ ...owned, purchaseDate: { month, year } }, { price: 400_000 }, asOf, { historical: index });
    expect(at(1, 2022, "2026-01-31")).toEqual({
      value: dollars(554_400),
      how: "grown",
      // (277.2 / 200)^(1/4) = 1.0850276…
      rate: 8.502766,
      months: 48,
      index: {
        bought: { month: "2022-01", value: 200, beyond: false },
        now: { month: "2026-01", value: 277.2, beyond: false },
      },
      assumed: false,
      source: "FHFA, 2026-01-01",
    });
    // Half of the year between 220 and 275 is √(220 × 275) = 245.967…; 400,000 × 264 / 245.967…
    expect(at(7, 2023, "2025-01-01").value).toBe(dollars(429_325.05));
  });

  it("follows the series' mean before the index begins and after it ends", () => {
    const doubled = { yearly: [100, 0], index: [100, 200, 200], source: "FHFA", date: "2020-01-01" };
    const at = (year: number, asOf: string) =>
      estimatedValue({ ...owned, purchaseDate: { month: 1, year } }, { price: 100_000 }, asOf, { historical: doubled });
    // The mean of +100 % and 0 % is 41.421356 % a year: two years of it double a value.
    expect(at(2016, "2020-01-15").value).toBe(dollars(400_000));
    expect(at(2016, "2020-01-15").index?.bought).toMatchObject({ month: "2016-01", beyond: true });
    expect(at(2020, "2022-01-15").value / 100).toBeCloseTo(200_000, 1);
    expect(at(2020, "2022-01-15").index?.now.beyond).toBe(true);
  });

  it("follows the growth of the years where no index was kept: ten years of 5 % are 1.628894…", () =>
    expect(estimatedValue(owned, price, "2026-11-20", { historical })).toMatchObject({
      value: dollars(488_668.39),
      rate: 5,
      months: 120,
    }));

  it("counts from the first of the month of purchase to the day", () => {
    const bought = (month: number, year: number, asOf: string) =>
      estimatedValue({ ...owned, purchaseDate: { month, year } }, price, asOf, { historical }).months;
    expect(bought(12, 2025, "2026-01-01")).toBe(1);
    expect(bought(11, 2026, "2026-11-30")).toBe(0);
    expect(bought(1, 1995, "2026-11-20")).toBe(382);
    expect(bought(12, 2030, "2026-11-20")).toBe(0);
  });

  it("grows by the history before the typed rate, and stays where neither is known", () => {
    const custom = { ...owned, customAppreciation: 3 };
    expect(estimatedValue(custom, price, "2026-11-20", { historical }).rate).toBe(5);
    expect(estimatedValue(custom, price, "2026-11-20", { forecast: historical })).toMatchObject({
      rate: 3,
      assumed: false,
    });
    expect(estimatedValue(owned, price, "2026-11-20")).toMatchObject({
      value: dollars(300_000),
      how: "grown",
      assumed: true,
    });
  });
});
