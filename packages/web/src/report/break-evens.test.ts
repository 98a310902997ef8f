import type { BreakEven, Comparison, Horizon } from "@highway/engine/scenario/schema/types";
import { describe, expect, it } from "vitest";
import { officerWords } from "../lib/words/officer";
import { aheadLines, breakEvenSentence, breakEvensOf, breakEvenTitle } from "./break-evens";
import { column } from "./column.fixture";
import { monthOf } from "./times";

const month = monthOf("2027-02-01", "en");

const unknown: Comparison = {
  loanID: "two",
  paymentBreakEven: null,
  costBreakEven: null,
  wealthBreakEven: null,
  crossover: null,
};
const [first, two] = [column({ id: "one" }), column({ id: "two" })];
/** What is owed on the first loan and on the second at closing and after each year. */
const owed = (...balances: [first: number, second: number][]) => {
  const course = (of: 0 | 1) => balances.map((at) => ({ balance: at[of] }) as Horizon);
  return new Map([
    ["one", course(0)],
    ["two", course(1)],
  ]);
};
const breakEven: BreakEven = { kind: "never" };
const ahead = (
  known: Partial<Comparison>,
  yearly = owed([400_000, 418_500], [395_000, 399_000], [390_000, 378_000]),
) => {
  const comparison = { ...unknown, ...known };
  const against = { column: two, first, cash: 0, payment: 0, changes: false, breakEven, comparison };
  return aheadLines(against, officerWords, { times: { yearly }, month });
};
const lines = (...known: Parameters<typeof ahead>) => ahead(...known).map(({ text }) => text);

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

describe("from when the loan owes less, or more, than the first", () => {
  const crossover = { months: 17 };
  const lower = ["The balance is lower from payment 17, June 2028."];
  const higher = ["The balance is higher from payment 17, June 2028."];
  it("is told by who owes less at closing", () => {
    expect(lines({ crossover })).toEqual(lower);
    expect(lines({ crossover }, owed([418_500, 400_000], [399_000, 395_000]))).toEqual(higher);
  });
  it("is told by a later year where both borrow the same", () => {
    expect(lines({ crossover }, owed([400_000, 400_000], [396_000, 395_000]))).toEqual(higher);
    expect(lines({ crossover }, owed([400_000, 400_000], [396_000, 396_000], [392_000, 391_000]))).toEqual(lower);
  });
  it("is not told where no balance is known", () => expect(lines({ crossover }, new Map())).toEqual([]));
});

it("opens the working of what it says", () => {
  const all = {
    costBreakEven: { kind: "always" },
    wealthBreakEven: { kind: "never" },
    crossover: { months: 9 },
  } as const;
  const figures = ahead(all).map(({ explains }) => explains);
  expect(figures).toEqual(["costBreakEven", "wealthBreakEven", "crossover"]);
});

it("says nothing of what is not known", () => expect(lines({})).toEqual([]));

describe("payment break-even in words", () => {
  type Figures = { toClose: number; payment: number; payoffMonths?: number };
  const first = column({ id: "one", toClose: 108_638, payment: 3064.1, payoffMonths: 360 });
  const told = (paymentBreakEven: BreakEven, figures: Figures) => {
    const comparison = [{ ...unknown, loanID: "two", paymentBreakEven }];
    const [found] = breakEvensOf([first, column({ id: "two", payoffMonths: 360, ...figures })], { comparison });
    const title = breakEvenTitle(found!, officerWords, month);
    return { title, words: breakEvenSentence(found!, officerWords, { inCents: false, withTerm: true }) };
  };

  it("differs at closing as the two figures on the page do, whatever cents they leave out", () => {
    const [a, b] = [column({ id: "one", toClose: 18_651.59 }), column({ id: "two", toClose: 17_833.34 })];
    const comparison = [{ ...unknown, loanID: "two", paymentBreakEven: { kind: "never" as const } }];
    const said = (inCents: boolean) =>
      breakEvenSentence(breakEvensOf([a, b], { comparison })[0]!, officerWords, { inCents, withTerm: false });
    expect(said(false)).toMatch(/^Keeps \$819 at closing /);
    expect(said(true)).toMatch(/^Keeps \$818\.25 at closing /);
  });

  it("says for how long where the terms differ", () =>
    expect(told({ kind: "never" }, { toClose: 110_000, payment: 4062.77, payoffMonths: 180 }).words).toBe(
      "Needs $1,362 more at closing and pays $998.67 more each month, for 15 years.",
    ));

  it("says that the lead ends at closing where the first payment uses up what was kept", () =>
    expect(told({ kind: "until", months: 0 }, { toClose: 108_588, payment: 3164.1 })).toEqual({
      title: "At closing only",
      words: "Keeps $50 at closing and pays $100.00 more each month.",
    }));

  it("says so where both loans end before what was kept is used up", () =>
    expect(told({ kind: "always" }, { toClose: 100_000, payment: 3065.1 })).toEqual({
      title: "Immediately",
      words: "Keeps $8,638 at closing and pays $1.00 more each month, but ends before that adds up.",
    }));

  it("is at once where less is due at closing and each month", () =>
    expect(told({ kind: "always" }, { toClose: 108_000, payment: 3000 })).toEqual({
      title: "Immediately",
      words: "Keeps $638 at closing and pays $64.10 less each month.",
    }));

  it("never pays back what costs more at both ends", () =>
    expect(told({ kind: "never" }, { toClose: 109_638, payment: 3164.1 }).words).toBe(
      "Needs $1,000 more at closing and pays $100.00 more each month.",
    ));

  it("says so where nothing differs", () =>
    expect(told({ kind: "always" }, { toClose: 108_638, payment: 3064.1 }).words).toBe(
      "Takes the same cash at closing and pays the same each month.",
    ));

  it("says so where both loans end before the saving adds up", () =>
    expect(told({ kind: "never" }, { toClose: 112_638, payment: 3060.1 })).toEqual({
      title: "None",
      words: "Needs $4,000 more at closing and pays $4.00 less each month, but ends before that adds up.",
    }));

  it("says of payments that change that the difference is that of the first ones", () => {
    const premiums = [{ fromPayment: 1, untilPayment: 80, monthly: 120 }];
    const insured = { ...first, result: { ...first.result, premiums } };
    const comparison = [{ ...unknown, loanID: "two", paymentBreakEven: { kind: "never" as const } }];
    const [found] = breakEvensOf([insured, column({ id: "two", toClose: 112_638, payment: 2966.27 })], { comparison });
    expect(breakEvenSentence(found!, officerWords, { inCents: false, withTerm: true })).toBe(
      "Needs $4,000 more at closing and pays $97.83 less each month at first.",
    );
  });

  it("counts months over the turn of a year", () => expect(month(12)).toBe("January 2028"));
});
