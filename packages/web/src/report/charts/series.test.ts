import type { Horizon } from "@highway/engine/scenario/schema/types";
import { describe, expect, it } from "vitest";
import { money } from "../../lib/format/format";
import { officerWords } from "../../lib/words/officer";
import { column } from "../column.fixture";
import { yearRows } from "../rows/over-years";
import type { Yearly } from "../times";
import { lentOf, untilPaid } from "./series";

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
    expect(untilPaid(lentOf(columns, yearly), yearly, "balance").lastYear).toBe(4);
    expect(lentOf(columns, yearly).map(({ id }) => id)).toEqual(["a", "b"]);
  });
  it("have a balance and the interest paid at each year", () => {
    const read = yearRows(1, yearly).map((row) => columns.map((each) => row.of(each, officerWords, money)));
    expect(read).toEqual([
      [200, 300, "none"],
      [30, 10, "none"],
    ]);
  });
});

describe("lines of a chart", () => {
  it("let a balance end with its loan", () =>
    expect(untilPaid(lentOf(columns, yearly), yearly, "balance").series.map((line) => line.values)).toEqual([
      [400, 200, 0],
      [400, 300, 200, 100, 0],
    ]));
  it("carry interest on level to the last year", () =>
    expect(untilPaid(lentOf(columns, yearly), yearly, "interestPaid").series[0]?.values).toEqual([0, 30, 40, 40, 40]));
  it("leave out what borrows nothing", () =>
    expect(untilPaid(lentOf(columns, yearly), yearly, "balance").series).toHaveLength(2));
});
