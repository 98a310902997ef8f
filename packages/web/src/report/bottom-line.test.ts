import type { BreakEven } from "@highway/engine/scenario/schema/types";
import { describe, expect, it } from "vitest";
import type { WorkingReport } from "../scenario/document";
import { wholeOf } from "../scenario/figures/figures";
import { newProperty } from "../scenario/new-report";
import { bottomLine } from "./bottom-line";
import { column } from "./column.fixture";
import { type Column, type Computed, officerColumns } from "./columns";
import { kinds } from "./kinds.fixture";

const said = (document: WorkingReport) => {
  const basis = { document, client: null };
  return bottomLine(officerColumns(basis), wholeOf(basis));
};
/** The line of columns that a test made, whose break-even against the first it says. */
const lineOf = (columns: readonly Column[], paymentBreakEven: BreakEven | null = null) =>
  bottomLine(columns, {
    comparison: columns.map(({ id }) => ({
      loanID: id,
      paymentBreakEven,
      costBreakEven: null,
      wealthBreakEven: null,
      crossover: null,
    })),
  });

const one = column({ id: "one", toClose: 108_638, payment: 3064.1, payoffMonths: 360 });
const two = (figures: Parameters<typeof column>[0]) =>
  column({ id: "two", index: 1, toClose: 108_638, payment: 3064.1, payoffMonths: 360, ...figures });
/** Its first 12 payments are lower than those that follow. */
const changing = (of: Computed): Computed => ({
  ...of,
  result: {
    ...of.result,
    rates: [
      { fromPayment: 1, rate: 4.5, payment: 0 },
      { fromPayment: 13, rate: 6.5, payment: 500 },
    ],
  },
});
const untaxed = (of: Computed): Computed => ({ ...of, property: newProperty() });

describe("the line on top of the results", () => {
  it("says the difference each month and at closing, and when it is paid back", () =>
    expect(lineOf([one, two({ toClose: 112_638, payment: 2966.27 })], { kind: "after", months: 41 })).toBe(
      "Loan B costs $97.83 less a month and $4,000 more at closing than loan A; the extra cash is paid back in 41 months.",
    ));

  it("speaks of the lowest payment, and of equal ones of the one with less at closing", () => {
    const lower = two({ toClose: 112_638, payment: 2966.27 });
    const equal = { ...column({ id: "three", index: 2, toClose: 111_638, payment: 2966.27 }) };
    expect(lineOf([one, lower, equal, column({ id: "four", index: 3, toClose: 1, payment: 4062.77 })])).toMatch(
      /^Loan C costs \$97\.83 less a month and \$3,000 more at closing than loan A\./,
    );
  });

  it("says how long the cash lasts that a higher payment leaves, and which loan ends sooner", () => {
    expect(lineOf([one, two({ toClose: 26_213, payment: 3740.01 })], { kind: "until", months: 121 })).toBe(
      "Loan B costs $675.91 more a month and $82,425 less at closing than loan A; the cash saved at closing is used up after 121 months.",
    );
    expect(lineOf([one, two({ toClose: 110_000, payment: 4062.77, payoffMonths: 180 })])).toBe(
      "Loan B costs $998.67 more a month and $1,362 more at closing than loan A. It is paid off 15 years sooner.",
    );
  });

  it("says so where the loans end before a difference is made good", () => {
    expect(lineOf([one, two({ toClose: 112_638, payment: 3060.1 })], { kind: "never" })).toMatch(
      /; the extra cash is not paid back before both loans end\.$/,
    );
    expect(lineOf([one, two({ toClose: 100_000, payment: 3065.1 })], { kind: "always" })).toMatch(
      /; the cash saved at closing is not used up before both loans end\.$/,
    );
  });

  it("has no winner of a tie", () => {
    expect(lineOf([one, two({})])).toBe("Loan A and loan B cost the same each month and at closing.");
    expect(lineOf([one, two({ toClose: 112_638 })])).toBe(
      "Loan B costs $4,000 more at closing than loan A, and the same each month.",
    );
    expect(lineOf([one, two({ payment: 3033.87 })])).toBe(
      "Loan B costs $30.23 less a month than loan A, and the same at closing.",
    );
  });

  it("says what a single loan costs", () => {
    expect(lineOf([one])).toBe("Loan A costs $3,064.10 a month and takes $108,638 at closing.");
    expect(lineOf([untaxed(one)])).toMatch(/The payment does not include property tax\.$/);
    expect(lineOf([changing(one)])).toBe(
      "The monthly payment of loan A is $3,064 in year 1, $3,564 after; it takes $108,638 at closing.",
    );
  });

  it("takes no first payment for the payment", () => {
    const other = two({ toClose: 112_638, payment: 2966.27 });
    expect(lineOf([one, changing(other)])).toBe(
      "The monthly payment of loan A is $3,064.10 throughout; of loan B, $2,966 in year 1, $3,466 after. Loan B costs $4,000 more at closing than loan A.",
    );
    expect(lineOf([changing(one), changing(other)], { kind: "after", months: 44 })).toBe(
      "Loan B costs $97.83 less a month at first and $4,000 more at closing than loan A; the extra cash is paid back in 44 months.",
    );
  });

  it("says of mortgage insurance that ends that the difference is that of the first payments", () => {
    const other = two({ toClose: 112_638, payment: 2966.27 });
    const premiums = [{ fromPayment: 1, untilPayment: 80, monthly: 120 }];
    const insured = { ...one, result: { ...one.result, premiums } };
    expect(lineOf([insured, other], { kind: "never" })).toBe(
      "Loan B costs $97.83 less a month at first and $4,000 more at closing than loan A; the extra cash is not paid back before both loans end.",
    );
  });

  it("compares no payment without property tax with one that has it", () => {
    const other = two({ toClose: 112_638, payment: 2966.27 });
    expect(lineOf([one, untaxed(other)])).toBe("Payments cannot be compared yet: property tax is missing for loan B.");
    expect(lineOf([untaxed(one), untaxed(other)])).toMatch(/ Neither payment includes property tax\.$/);
  });

  it("is silent where too little is known", () => {
    const unknown = two({ payment: null });
    expect(lineOf([one, unknown])).toBeNull();
    expect(lineOf([{ ...one, result: null }, two({})])).toBeNull();
    expect(lineOf([])).toBeNull();
  });
});

describe("the line of a refinance", () => {
  const document = kinds["a refinance that takes cash out, and one that pays debts"]!;
  const withLoan = (id: string, changes: object): WorkingReport => ({
    ...document,
    loans: document.loans.map((loan) => (loan.id === id ? { ...loan, ...changes } : loan)),
  });
  const only = (id: string, changes: object = {}): WorkingReport => {
    const made = withLoan(id, changes);
    return { ...made, loans: made.loans.filter((loan) => loan.id === id || loan.id === "had") };
  };

  it("says what is saved against all that is paid off, and when its cost is paid back", () => {
    expect(said(document)).toBe(
      "Loan A saves $419.76 a month compared with the mortgages and debts it pays off, with no cost to pay back.",
    );
    expect(said(withLoan("out", { closingCosts: 4140 }))).toMatch(/; its cost of \$4,140 is paid back in 10 months\.$/);
    expect(said({ ...only("out", { rate: 5.5 }), debts: [] })).toMatch(/ compared with today's mortgage/);
  });

  it("says so where it costs more each month", () =>
    expect(said(only("pays", { term: 8 }))).toMatch(
      /^Loan A costs \$[\d,.]+ more a month than the mortgages and debts it pays off\.$/,
    ));

  it("says that savings are those of the first payments where these change", () =>
    expect(said(only("out", { type: "arm5" }))).toMatch(/^Loan A saves \$[\d,.]+ a month at first compared with /));

  it("has no winner of a tie", () => {
    const [had, out] = document.loans;
    expect(said({ ...document, loans: [had!, out!, { ...out!, id: "again" }] })).toBe(
      "Loan A and loan B each save $419.76 a month compared with what they pay off.",
    );
  });
});
