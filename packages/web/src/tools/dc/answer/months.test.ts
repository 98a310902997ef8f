import { consolidationMonths } from "@highway/engine/tools/consolidation/months";
import { expect, it } from "vitest";
import { consolidationFigures } from "../../../report/consolidation/figures";
import { consolidationEn as en } from "../../../report/consolidation/words.en";
import { quarryRoad } from "../../../scenario/owed.fixture";
import { monthRows, monthWays } from "./months";

const client = { _id: "cli_1", name: "Marcus", monthlyIncome: 9800, filingStatus: "single" } as const;
const { answer, scenario, input, loan } = consolidationFigures({ document: quarryRoad(), client });
const ways = monthWays(answer!, consolidationMonths(scenario!, { ...input, loanID: loan!.id })!, en);
const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);

it("has every month of each way, which add up to its years and to all that is paid", () => {
  expect(ways.map(({ key, months, cost }) => [key, months, cost])).toEqual([
    ["before", 300, answer!.lifetimeBefore],
    ["after", 360, answer!.lifetimeAfter],
    ["same", 199, answer!.samePayment!.lifetime],
  ]);
  const rows = monthRows(ways, "payment");
  expect(rows.flatMap(({ months }) => months.map(({ month }) => month))).toEqual(
    Array.from({ length: 360 }, (_, at) => at + 1),
  );
  for (const [at, way] of ways.entries()) {
    const ofYears = rows.reduce((total, { figures }) => total + cents(figures[at]!), 0);
    expect(ofYears).toBe(cents(way.paid));
    for (const { figures, months } of rows)
      expect(months.reduce((total, month) => total + cents(month.figures[at]!), 0)).toBe(cents(figures[at]!));
  }
});

it("begins at closing, keeps what it has cost, and owes nothing after its end", () => {
  const [first, ...others] = monthRows(ways, "cost");
  expect(first!.months[0]).toEqual({ month: 0, figures: [0, 6200, 6200] });
  expect(others.at(-1)!.figures).toEqual(ways.map(({ cost }) => cost));
  const owed = monthRows(ways, "owed");
  expect(owed[0]!.months[0]!.figures).toEqual([365_300, 371_500, 371_500]);
  expect(owed[16]!.figures[2]).toBe(0);
  expect(owed.at(-1)!.figures).toEqual([null, 0, null]);
});
