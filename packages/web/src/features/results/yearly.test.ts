import type { Horizon } from "@highway/engine/scenario/schema/types";
import { describe, expect, it } from "vitest";
import { column } from "./column.fixture";
import { chartSeries, lastYearOf, lentOf, type Yearly, yearRows } from "./yearly";

const horizons = (balance: number[], interestPaid: number[]) =>
  balance.map((each, years) => ({ years, balance: each, interestPaid: interestPaid[years] })) as Horizon[];
const yearly: Yearly = new Map([
  ["a", horizons([400, 200, 0, 0, 0, 0], [0, 30, 40, 40, 40, 40])],
  ["b", horizons([400, 300, 200, 100, 0, 0], [0, 10, 20, 30, 35, 35])],
  ["cash", horizons([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0])],
]);
const columns = ["a", "b", "cash"].map((id, index) => ({
  ...column({ id, index }),
  result: { ...column({}).result, amount: id === "cash" ? 0 : 400 },
}));

describe("loans by years", () => {
  it("end where the last of them does, and leave out what borrows nothing", () => {
    expect(lastYearOf(columns, yearly)).toBe(4);
    expect(lentOf(columns, yearly).map(({ id }) => id)).toEqual(["a", "b"]);
  });
  it("have a balance and the interest paid at each year", () => {
    const [balance, interest] = yearRows(yearly, 1);
    expect(columns.map(balance.of)).toEqual([200, 300, "none"]);
    expect(columns.map(interest.of)).toEqual([30, 10, "none"]);
  });
});

describe("lines of a chart", () => {
  it("let a balance end with its loan", () =>
    expect(chartSeries(columns, yearly, "balance").map((line) => line.values)).toEqual([
      [400, 200, 0],
      [400, 300, 200, 100, 0],
    ]));
  it("carry interest on level to the last year", () =>
    expect(chartSeries(columns, yearly, "interestPaid")[0]?.values).toEqual([0, 30, 40, 40, 40]));
  it("leave out what borrows nothing", () => expect(chartSeries(columns, yearly, "balance")).toHaveLength(2));
});
