import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { describe, expect, it } from "vitest";
import { money } from "../../lib/format/format";
import { officerWords } from "../../lib/words/officer";
import { shortMonths } from "../../scenario/names/loan-title";
import { valueSeries } from "../charts/series";
import { column } from "../column.fixture";
import { labelOf } from "../row";
import { monthOf } from "../times";
import { wayRows, waysOf } from "./appreciation";
import { rateRows, ratesByYear, ratesChange, turnsOf } from "./rates";

const rates = (id: string, levels: LoanResult["rates"], payoffMonths = 360) => {
  const base = column({ id, payoffMonths });
  return { ...base, result: { ...base.result, rates: levels } };
};
const level = (fromPayment: number, rate: number) => ({ fromPayment, rate, payment: rate * 100 });
const fixed = rates("fixed", [level(1, 6)], 36);
const adjustable = rates("arm", [level(1, 5), level(61, 7), level(67, 7.5)]);

describe("rates that change", () => {
  it("are spoken of only where any does", () => {
    expect([fixed].some(ratesChange)).toBe(false);
    expect([fixed, adjustable].some(ratesChange)).toBe(true);
  });
  it("have a line for each turn, with its month and what holds then", () => {
    expect(turnsOf([fixed, adjustable])).toEqual([1, 61, 67]);
    const month = monthOf("2027-02-01", "en");
    const [lines = [], payments = []] = (["rate", "payment"] as const).map((of) =>
      rateRows([fixed, adjustable], of, month),
    );
    expect(lines.map((row) => labelOf(row, officerWords))).toEqual(["1, Feb 2027", "61, Feb 2032", "67, Aug 2032"]);
    expect(lines.map((row) => row.of(adjustable, officerWords, money))).toEqual([5, 7, 7.5]);
    expect(payments.map((row) => row.of(adjustable, officerWords, money))).toEqual([500, 700, 750]);
    // Paid off before.
    expect(lines.map((row) => row.of(fixed, officerWords, money))).toEqual([6, "none", "none"]);
  });
  it("are drawn at the start of each year, to the end of the loan", () => {
    expect(ratesByYear(adjustable, 7)).toEqual([5, 5, 5, 5, 5, 7, 7.5, 7.5]);
    expect(ratesByYear(fixed, 30)).toEqual([6, 6, 6, 6]);
  });
});

describe("what homes may be worth", () => {
  const way = (type: "forecast" | "custom", rate: number) => ({
    type,
    rate,
    assumed: false,
    source: "",
    values: Array.from({ length: 16 }, (_, year) => 100 + year * rate),
  });
  const home = (id: string, price: string, ...appreciation: LoanResult["appreciation"]) => {
    const base = column({ id, price });
    return { ...base, result: { ...base.result, appreciation } };
  };
  const one = home("1", "a", way("forecast", 3), way("custom", 1));
  const same = home("2", "a", way("forecast", 3), way("custom", 1));
  const other = home("3", "b", way("forecast", 2));

  it("has one line a home and way, whatever the number of its loans", () =>
    expect(valueSeries([one, same, other], officerWords).map(({ id, index }) => [id, index])).toEqual([
      ["1 forecast", 0],
      ["1 custom", 1],
      ["3 forecast", 2],
    ]));
  it("has the lines of each way, and none for a home without it", () => {
    expect(waysOf([one, other])).toEqual(["forecast", "custom"]);
    expect(wayRows("custom").map((row) => row.of(one, officerWords, money))).toEqual([1, 105, 110, 115]);
    expect(wayRows("custom").map((row) => row.of(other, officerWords, money))).toEqual([
      "none",
      "none",
      "none",
      "none",
    ]);
  });
  it("explains each rate and value by its own way", () =>
    expect(wayRows("custom").map(({ explains, years, way }) => [explains, years, way])).toEqual([
      ["appreciationRate", undefined, "custom"],
      ["appreciation", 5, "custom"],
      ["appreciation", 10, "custom"],
      ["appreciation", 15, "custom"],
    ]));
});

it.each([
  [360, "30 yr"],
  [328, "27 yr 4 mo"],
  [5, "5 mo"],
  [0, "0 mo"],
])("%i months are %s", (months, text) => expect(shortMonths(months)).toBe(text));
