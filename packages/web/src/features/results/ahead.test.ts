import type { BreakEven, Comparison } from "@highway/engine/scenario/schema/types";
import { expect, it } from "vitest";
import { aheadLines } from "./ahead";

const unknown: Comparison = {
  loanID: "two",
  paymentBreakEven: null,
  costBreakEven: null,
  wealthBreakEven: null,
  crossover: null,
};
const lines = (known: Partial<Comparison>) =>
  aheadLines({ ...unknown, ...known }, "2027-02-01").map(({ words }) => words);

it("says from when or until when a loan is ahead by cost and by gain", () => {
  const said = (breakEven: BreakEven) => lines({ costBreakEven: breakEven, wealthBreakEven: breakEven });
  expect(said({ kind: "after", months: 32 })).toEqual([
    "Total cost is lower from payment 32, September 2029.",
    "Net gain is higher from payment 32, September 2029.",
  ]);
  expect(said({ kind: "until", months: 31 })).toEqual([
    "Total cost is lower until payment 31, August 2029.",
    "Net gain is higher until payment 31, August 2029.",
  ]);
  expect(said({ kind: "always" })).toEqual(["Total cost is never higher.", "Net gain is never lower."]);
  expect(said({ kind: "never" })).toEqual(["Total cost is always higher.", "Net gain is always lower."]);
});

it("is behind from the first payment on where the lead is at closing alone", () =>
  expect(lines({ costBreakEven: { kind: "until", months: 0 } })).toEqual([
    "Total cost is higher from payment 1, February 2027.",
  ]));

it("says where the lower balance changes hands", () =>
  expect(lines({ crossover: { months: 17 } })).toEqual([
    "The lower balance changes hands after payment 17, June 2028.",
  ]));

it("opens the working of what it says", () => {
  const all = {
    costBreakEven: { kind: "always" },
    wealthBreakEven: { kind: "never" },
    crossover: { months: 9 },
  } as const;
  const figures = aheadLines({ ...unknown, ...all }, "2027-02-01").map(({ figure }) => figure);
  expect(figures).toEqual(["costBreakEven", "wealthBreakEven", "crossover"]);
});

it("says nothing of what is not known", () => expect(lines({})).toEqual([]));
