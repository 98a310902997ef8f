import type { AmortSchedule } from "@highway/core/scenario/types";
import { describe, expect, it } from "vitest";
import { column } from "./column.fixture";
import { balanceAt, chartSeries, interestAt, lastYearOf } from "./yearly";

const schedule = (balance: number[], totalInterest: number[]) => ({ balance, totalInterest }) as AmortSchedule;
const short = schedule([200, 0], [30, 40]);
const long = schedule([300, 200, 100, 0], [10, 20, 30, 35]);

describe("a schedule by years", () => {
  it("owes the whole amount at first and nothing after the end", () => {
    expect([0, 1, 2, 3].map((year) => balanceAt(400, short, year))).toEqual([400, 200, 0, 0]);
  });
  it("has paid no interest at first, and no more after the end", () => {
    expect([0, 1, 2, 3].map((year) => interestAt(short, year))).toEqual([0, 30, 40, 40]);
  });
});

describe("lines of a chart", () => {
  const schedules = new Map([
    ["a", short],
    ["b", long],
  ]);
  const columns = ["a", "b", "cash"].map((id, index) => ({
    ...column({ id, index }),
    result: { ...column({}).result, amount: 400 },
  }));

  it("end where the last loan does", () => expect(lastYearOf(schedules)).toBe(4));
  it("let a balance end with its loan", () =>
    expect(chartSeries(columns, schedules, "balance").map((line) => line.values)).toEqual([
      [400, 200, 0],
      [400, 300, 200, 100, 0],
    ]));
  it("carry interest on level to the last year", () =>
    expect(chartSeries(columns, schedules, "interest")[0]?.values).toEqual([0, 30, 40, 40, 40]));
  it("leave out what borrows nothing", () => expect(chartSeries(columns, schedules, "balance")).toHaveLength(2));
});
