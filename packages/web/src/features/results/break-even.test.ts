import { describe, expect, it } from "vitest";
import { barYears, breakEvenLine } from "./break-even";
import { column } from "./column.fixture";

const against = column({ toClose: 108_638, payment: 3064.1, payoffMonths: 360 });
const line = (
  kind: Parameters<typeof breakEvenLine>[0],
  figures: { toClose: number; payment: number; payoffMonths?: number },
) => breakEvenLine(kind, column({ payoffMonths: 360, ...figures }), against, "2027-02-01");

describe("payment break-even in words", () => {
  it("names the payment and its month, and shows the division", () =>
    expect(line({ kind: "after", months: 41 }, { toClose: 112_638, payment: 2966.27 })).toEqual({
      title: "Payment 41",
      month: "June 2030",
      years: 41 / 12,
      words: "$4,000.00 ÷ $97.83",
    }));

  it("says for how long where the terms differ", () =>
    expect(line({ kind: "never" }, { toClose: 110_000, payment: 4062.77, payoffMonths: 180 }).words).toBe(
      "Needs $1,362 more at closing and pays $998.67 more each month, for 15 years.",
    ));

  it("names the last payment before what was kept at closing is used up", () =>
    expect(line({ kind: "until", months: 121 }, { toClose: 26_213, payment: 3740.01 })).toEqual({
      title: "Until payment 121",
      month: "February 2037",
      years: 121 / 12,
      words: "$82,425.00 kept ÷ $675.91 more",
    }));

  it("says that the lead ends at closing where the first payment uses up what was kept", () =>
    expect(line({ kind: "until", months: 0 }, { toClose: 108_588, payment: 3164.1 })).toEqual({
      title: "At closing only",
      month: null,
      years: null,
      words: "Keeps $50 at closing and pays $100.00 more each month.",
    }));

  it("says so where both loans end before what was kept is used up", () => {
    const lasting = line({ kind: "always" }, { toClose: 100_000, payment: 3065.1 });
    expect(lasting.title).toBe("At once");
    expect(lasting.words).toBe("Keeps $8,638 at closing and pays $1.00 more each month, but ends before that adds up.");
  });

  it("is at once where less is due at closing and each month", () => {
    const better = line({ kind: "always" }, { toClose: 108_000, payment: 3000 });
    expect(better.title).toBe("At once");
    expect(better.words).toBe("Keeps $638 at closing and pays $64.10 less each month.");
  });

  it("never pays back what costs more at both ends", () =>
    expect(line({ kind: "never" }, { toClose: 109_638, payment: 3164.1 }).words).toBe(
      "Needs $1,000 more at closing and pays $100.00 more each month.",
    ));

  it("says so where nothing differs", () =>
    expect(line({ kind: "always" }, { toClose: 108_638, payment: 3064.1 }).words).toBe(
      "Takes the same cash at closing and pays the same each month.",
    ));

  it("says so where both loans end before the saving adds up", () => {
    const late = line({ kind: "never" }, { toClose: 112_638, payment: 3060.1 });
    expect(late.title).toBe("None");
    expect(late.words).toBe(
      "Needs $4,000 more at closing and pays $4.00 less each month, but ends before that adds up.",
    );
  });

  it("counts months over the turn of a year", () =>
    expect(breakEvenLine({ kind: "after", months: 12 }, column({}), against, "2027-02-01").month).toBe("January 2028"));
});

describe("the bars' scale", () => {
  const after = (years: number) => ({ title: "", month: null, years, words: "" });
  it("is 10 years at least", () => expect(barYears([after(3.4)])).toBe(10));
  it("holds the longest", () => expect(barYears([after(3.4), after(21)])).toBe(30));
});
