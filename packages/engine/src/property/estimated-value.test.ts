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

  it("is the price grown since: 10 years at 5 % a year are 120 months, 300,000 × 1.647009…", () =>
    expect(estimatedValue(owned, price, "2026-11-20", { historical })).toEqual({
      value: dollars(494_102.85),
      how: "grown",
      rate: 5,
      months: 120,
      assumed: false,
      source: "FHFA, 2026-09-30",
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
