import { describe, expect, it } from "vitest";
import { officerWords } from "../lib/words/officer";
import { shortMonths } from "../scenario/names/loan-title";
import { type Cell, cellsOf as cellsOfManner, type Manner, rowsThatApply as rowsOfManner } from "./cells";
import { column } from "./column.fixture";
import type { Column } from "./columns";
import { labelOf, type Row } from "./row";
import { cashRows as cashByName } from "./rows/cash";
import { loanFigures } from "./rows/loans";
import { monthlyRows as monthlyByName } from "./rows/monthly";
import { costMeasures, measureRow } from "./rows/over-years";
import { firstFigures } from "./skins/screen/first-figures";

const cashRows = Object.values(cashByName);
const monthlyRows = Object.values(monthlyByName);
const manner: Manner = {
  reader: "officer",
  words: officerWords,
  decimals: { dollars: 0, amount: 2 },
  months: shortMonths,
};
const cellsOf = (row: Row, columns: readonly Column[]) => cellsOfManner(row, columns, manner);
const rowsThatApply = (rows: readonly Row[], columns: readonly Column[]) => rowsOfManner(rows, columns, manner);
const row = (label: string, rows = firstFigures) => rows.find((each) => labelOf(each, officerWords) === label)!;
const figures = (label: string, columns: readonly Column[], rows = firstFigures) => cellsOf(row(label, rows), columns);
const isLowest = ({ isLowest }: Cell) => isLowest;

describe("a line of figures", () => {
  const one = column({ id: "1", payment: 3064.1 });
  const two = column({ id: "2", index: 1, payment: 2966.27 });

  it("compares each later loan with the first", () => {
    const [first, second] = figures("Total payment", [one, two]);
    const blank = { difference: null, against: null, isLowest: false, note: null };
    expect(first).toEqual({ kind: "figure", text: "$3,064.10", value: 3064.1, ...blank });
    expect(second).toMatchObject({ value: 2966.27, isLowest: true });
    expect(second?.difference).toBeCloseTo(-97.83, 10);
  });

  it("tells the difference of the figures as shown: 101,751 less 97,750 is 4,001, 6.549 less 6.268 is 0.281", () => {
    const [before, after] = [
      column({ toClose: 97_750.4, apr: 6.2676 }),
      column({ id: "2", index: 1, toClose: 101_750.6, apr: 6.5494 }),
    ];
    const told = (label: string) => figures(label, [before, after])[1];
    expect(told("Cash to close")).toMatchObject({ difference: 4001 });
    expect(told("APR")).toMatchObject({ difference: expect.closeTo(0.281, 9) });
  });

  it("shows a dash for a loan in error, and compares with nothing when that is the first", () => {
    const broken = { ...one, result: null };
    expect(figures("Total payment", [one, { ...two, result: null }])[1]).toMatchObject({ kind: "missing" });
    expect(figures("Total payment", [broken, two])[1]).toMatchObject({ difference: null, isLowest: false });
  });

  it("marks the lowest among loans on one home at one price", () => {
    const elsewhere = column({ id: "3", index: 2, payment: 2400, property: "other" });
    expect(figures("Total payment", [one, two, elsewhere]).map(isLowest)).toEqual([false, true, false]);
    const dearer = column({ id: "3", index: 2, payment: 2400, price: "alternate" });
    expect(figures("Total payment", [one, dearer]).map(isLowest)).toEqual([false, false]);
  });

  it("marks no first rate of an ARM, and nothing of a first loan that a second one stands beside", () => {
    const arm = { ...two, loan: { ...two.loan, type: "arm5" as const, rate: 6 } };
    const lower = { ...two, loan: { ...two.loan, rate: 6.25 } };
    const { rate } = loanFigures;
    const marks = (...columns: Column[]) => cellsOf(rate, columns).map(isLowest);
    expect(marks(one, lower)).toEqual([false, true]);
    expect(marks(one, arm)).toEqual([false, false]);
    const second = { amount: 50_000 } as NonNullable<typeof two.result.secondLoan>;
    const beside = { ...lower, result: { ...lower.result, secondLoan: second } };
    expect(marks(one, beside)).toEqual([false, false]);
    const interest = (of: Column) => figures("Interest over the loan", [one, of]).map(isLowest);
    expect(
      interest({ ...one, id: "2", result: { ...one.result, totals: { ...one.result.totals, interest: -1 } } }),
    ).toEqual([false, true]);
    expect(
      interest({ ...beside, result: { ...beside.result, totals: { ...beside.result.totals, interest: -1 } } }),
    ).toEqual([false, false]);
  });

  it("tells a figure that no rule gives from one that does not apply", () => {
    const unpriced = column({ mortgageInsurance: null, payment: null });
    expect(figures("Mortgage insurance", [unpriced], monthlyRows)[0]).toMatchObject({ kind: "missing" });
    expect(figures("Mortgage insurance", [one], monthlyRows)[0]).toMatchObject({ kind: "none" });
    expect(figures("Total payment", [unpriced])[0]).toMatchObject({ kind: "missing" });
  });

  it("takes figures that read alike for a tie", () => {
    const marks = (...rates: number[]) =>
      figures(
        "APR",
        rates.map((apr) => column({ apr })),
      ).map(isLowest);
    expect(marks(6.2681, 6.2684, 7)).toEqual([false, false, false]);
    expect(marks(6.2681, 6.2694, 7)).toEqual([true, false, false]);
  });

  it("has no APR and no interest for all cash", () => {
    const cash = column({ program: "allCash", toClose: 500_000 });
    expect(figures("APR", [cash])[0]).toMatchObject({ kind: "none" });
    expect(figures("Interest over the loan", [cash])[0]).toMatchObject({ kind: "none" });
    expect(figures("Cash to close", [cash])[0]).toMatchObject({ value: 500_000 });
  });

  it("shows a typed APR, says that it was typed, and still has none for all cash", () => {
    expect(figures("APR", [column({ apr: 6.549123, customAPR: 6.6 })])[0]).toMatchObject({ value: 6.6, note: "typed" });
    expect(figures("APR", [column({ apr: 6.549123 })])[0]).toMatchObject({ value: 6.549123, note: null });
    expect(figures("APR", [column({ program: "allCash", customAPR: 6.6 })])[0]).toMatchObject({ kind: "none" });
  });

  it("takes no notice of a typed APR that is no number", () =>
    expect(figures("APR", [column({ apr: 6.5, customAPR: "6,x" })])[0]).toMatchObject({ value: 6.5, note: null }));

  it("never ranks a typed APR against computed ones", () => {
    const typed = column({ id: "2", index: 1, apr: 6.5, customAPR: 1 });
    const cells = figures("APR", [column({ apr: 6.549 }), typed, column({ id: "3", index: 2, apr: 6.6 })]);
    expect(cells.map(isLowest)).toEqual([true, false, false]);
  });
});

describe("cash out", () => {
  const [brings, takes, takesMore] = [4000, -20_000, -90_000].map((toClose, index) =>
    column({ id: `${index}`, index, toClose }),
  );

  it("is named, and never the lowest: more of it is more owed", () => {
    const cells = figures("Cash to close", [takes!, takesMore!]);
    expect(cells).toMatchObject([
      { value: -20_000, isLowest: false, note: "cash out" },
      { value: -90_000, isLowest: false, note: "cash out" },
    ]);
  });
  it("leaves the mark to those that bring cash", () => {
    const more = column({ id: "3", index: 3, toClose: 9000 });
    const lowest = figures("Cash to close", [brings!, takes!, more]).map(isLowest);
    expect(lowest).toEqual([true, false, false]);
  });
});

describe("the lines of cash to close", () => {
  const loan = column({ cash: { downPayment: 17_500, upfrontMI: 8443.75, financed: 8443.75, credits: 3000 } });

  it("add up: what is financed and credited is taken away", () => {
    const lines = rowsThatApply(cashRows, [loan]).filter((line) => !line.isSum);
    const sum = lines.reduce((total, line) => {
      const [cell] = cellsOf(line, [loan]);
      return total + (cell?.value ?? 0);
    }, 0);
    expect(sum).toBe(17_500 - 3000);
  });

  const labels = (columns: readonly Column[]) =>
    rowsThatApply(cashRows, columns).map((line) => labelOf(line, officerWords));

  it.each([["fha", "Upfront MI"] as const, ["va", "VA funding fee"] as const, ["usda", "USDA guarantee fee"] as const])(
    "call what %s takes at closing by its name",
    (program, name) => {
      const taken = column({ program, cash: { upfrontMI: 8000 } });
      const fees = labels([taken]).filter((label) => /fee|MI/.test(label));
      expect(fees).toEqual([name]);
    },
  );

  it("leave out what applies to no loan", () => {
    expect(labels([loan])).toContain("Financed");
    expect(labels([column({})])).toEqual([
      "Down payment",
      "Closing costs",
      "Points",
      "Prepaids and escrows",
      "Credits",
      "Cash to close",
    ]);
  });
});

it("speaks of no typed and no computed APR of a purchase in cash, which is saved with one of 0", () => {
  const cash = column({ program: "allCash", customAPR: 0 });
  const typed = column({ id: "2", index: 1, apr: 6.5, customAPR: 6.4 });
  expect(cellsOf(loanFigures.aprComputed, [cash, typed])).toMatchObject([{ kind: "none" }, { value: 6.5 }]);
  expect(figures("APR", [cash, typed])).toMatchObject([{ kind: "none" }, { value: 6.4, note: "typed" }]);
});

it("speaks of no APR that is still to come where nothing is lent", () =>
  expect(figures("APR", [column({ amount: 0 }), column({ id: "2", index: 1, amount: 400_000 })])).toMatchObject([
    { kind: "none" },
    { kind: "missing" },
  ]));

describe("total cost at a horizon", () => {
  const home = { value: 0, equity: 0, ownershipCosts: 0, taxSavings: null, netGain: null };
  const horizon = { years: 7, balance: 0, interestPaid: 0, principalPaid: 0, totalCost: 176_728, ...home };
  const [cost] = costMeasures;
  const read = (totalCost: number | null) =>
    cellsOf(measureRow(cost!, 0, new Map([["loan", [{ ...horizon, totalCost }]]])), [column({})])[0];
  it("reads the year that it is asked for", () => expect(read(176_728)).toMatchObject({ value: 176_728 }));
  it("is missing where mortgage insurance is", () => expect(read(null)).toMatchObject({ kind: "missing" }));
});

describe("a mortgage that the client has already", () => {
  const existing = {
    ...column({ id: "0", payment: 1200 }),
    loan: { ...column({}).loan, category: "existing" as const },
    isOwed: true,
  };
  const [one, two] = [column({ id: "1", payment: 3000 }), column({ id: "2", index: 1, payment: 2900 })];

  it("is never marked the lowest, nor does it keep another from it", () => {
    const lowest = figures("Total payment", [existing, one, two]).map(isLowest);
    expect(lowest).toEqual([false, false, true]);
  });

  it("is the base and is ranked where a refinance replaces it, with the debts that are paid off beside it", () => {
    const replaced = {
      monthlyBefore: 2110,
      interestBefore: 300_000,
      by: "1",
      isAlone: false,
      besides: [],
      debtInterest: () => 0,
    };
    const today = { ...existing, replaced, result: column({ payment: 1200, principalAndInterest: 1000 }).result };
    const [had, ...offered] = figures("Total payment", [today, one, two]);
    expect(had).toMatchObject({ value: 2310, difference: null, isLowest: true, note: "debts included" });
    expect(offered.map(({ difference }) => difference)).toEqual([690, 590]);
    expect(figures("Interest over the loan", [today, one])[0]).toMatchObject({ value: 300_000 });
    // What its debts would add to the rate is no figure: it neither wins nor measures.
    const rates = cellsOf(loanFigures.rate, [today, one, two]);
    expect(rates.map(({ isLowest: lowest, difference }) => [lowest, difference])).toEqual([
      [false, null],
      [false, null],
      [false, null],
    ]);
  });

  it("is compared with loan A, which is the first that is offered", () => {
    const differences = figures("Total payment", [existing, one, two]).map(({ difference }) => difference);
    expect(differences).toEqual([-1800, null, -100]);
  });
});
