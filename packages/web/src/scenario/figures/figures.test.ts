import { checkScenario } from "@highway/engine/scenario/checks/all-checks";
import { explainLoan } from "@highway/engine/scenario/explain";
import { describe, expect, it } from "vitest";
import type { WorkingReport } from "../document";
import { fourLoans } from "../scenario.fixture";
import { engineInput } from "./engine-input";
import { figureRequest } from "./figure-request";
import { scheduleOf, wholeOf } from "./figures";
import { type Basis, figuresOf, resultOf } from "./loan-figures";

const basis = (document: WorkingReport): Basis => ({ document, client: null });
const result = (document: WorkingReport, place: number) => resultOf(basis(document), document.loans[place]!);
const withLoan = (document: WorkingReport, place: number, fields: object): WorkingReport => ({
  ...document,
  loans: document.loans.with(place, { ...document.loans[place]!, ...fields }),
});

it("works a loan's figures out once, and not before they are asked for", () => {
  const document = fourLoans();
  const figures = figuresOf(basis(document), document.loans[0]!);
  expect(Object.getOwnPropertyDescriptor(figures, "result")?.value).toBeUndefined();
  expect(figures.input).not.toBeNull();
  expect(figures.result).not.toBeNull();
  expect(figuresOf(basis(document), document.loans[0]!).result).toBe(figures.result);
});

const custom = {
  frequency: 12,
  scenario: "custom",
  sofrToday: null,
  indexAverage: null,
  margin: null,
  rounding: null,
  floor: null,
  initialCap: null,
  adjustmentCap: null,
  lifetimeCap: null,
};

describe("the figures of what is typed", () => {
  it("are those of the visual target", () => {
    const document = fourLoans();
    const shown = document.loans.map((_, place) => {
      const figures = result(document, place)!;
      return [
        figures.amount,
        figures.monthly.principalAndInterest,
        figures.monthly.total,
        Math.round(figures.cash.toClose),
      ];
    });
    expect(shown).toEqual([
      [400_000, 2528.27, 3064.1, 108_638],
      [400_000, 2430.44, 2966.27, 112_638],
      [490_943.75, 2983.03, 3738.8, 26_213],
      [418_500, 3475.27, 4062.77, 56_904],
    ]);
  });

  it("are kept for a loan that did not change, and made anew for one that did", () => {
    const document = fourLoans();
    const before = document.loans.map((_, place) => result(document, place));
    const after = withLoan(document, 1, { rate: 6.25 });
    expect(result(after, 0)).toBe(before[0]);
    expect(result(after, 1)).not.toBe(before[1]);
    expect(result(after, 1)!.monthly.principalAndInterest).toBeGreaterThan(before[1]!.monthly.principalAndInterest);
  });

  it("follow the property that a loan is on", () => {
    const document = fourLoans();
    const before = result(document, 0);
    const [first, ...rest] = document.properties;
    const after = { ...document, properties: [{ ...first!, monthlyAssociationFee: 140 }, ...rest] };
    expect(result(after, 0)!.monthly.total).toBe(before!.monthly.total! + 100);
    expect(result(after, 3)).toBe(result(document, 3));
  });

  it.each([
    ["no rate", { rate: null }],
    ["a rate that is no number", { rate: "6.5.5" }],
    ["a term beyond 50 years", { term: 51 }],
    ["a term of half a year", { term: 0.5 }],
    ["no down payment", { downPaymentPercentage: null }],
    ["a rate that is fixed as long as the term", { type: "arm7", term: 7 }],
    ["interest alone as long as the term", { program: "interest10", term: 10 }],
    ["more custom rates than years for them", { type: "arm5", term: 6, ARM: { ...custom, customRates: [6, 7] } }],
    ["a second loan that is never repaid", { secondLoan: { type: "float5", ltv: 90, term: 5, amount: null, rate: 8 } }],
    ["a down payment above the price", { downPayment: 500_001, downPaymentPercentage: null }],
    ["a price that is not there", { purchaseDetailsID: "gone" }],
  ])("are none for a loan with %s, never stale ones", (_, fields) => {
    expect(result(withLoan(fourLoans(), 0, fields), 0)).toBeNull();
  });

  it("leave an optional field out that is wrong", () => {
    const document = fourLoans();
    const wrong = withLoan(document, 0, { points: 400, MI: "1.2.3", upfrontMI: -5 });
    expect(result(wrong, 0)!.monthly).toEqual(result(document, 0)!.monthly);
    expect(result(wrong, 0)!.costOfPoints).toBe(0);
  });

  it("take five units, which no home may have, for one: a limit of them would be no number", () => {
    const plain = fourLoans();
    const wrong = withLoan(plain, 3, { units: 5 });
    expect(result(wrong, 3)).toEqual(result(plain, 3));
    const checked = checkScenario(engineInput(wrong, wrong.loans[3]!, null)!);
    expect(JSON.stringify(checked)).not.toContain("NaN");
  });

  it("leave an appraised value above the price out", () => {
    const document = fourLoans();
    const [first, ...rest] = document.properties;
    const above = { ...document, properties: [{ ...first!, userAppraisedValue: 600_000 }, ...rest] };
    expect(engineInput(above, above.loans[0]!, null)!.properties[0]!.userAppraisedValue).toBeNull();
  });

  it("come with break-evens against the first loan, and without where it has no figures", () => {
    const document = fourLoans();
    expect(wholeOf(basis(document)).comparison.map(({ loanID }) => loanID)).toEqual(["two", "three", "four"]);
    expect(wholeOf(basis(document)).comparison[0]!.paymentBreakEven).toEqual({ kind: "after", months: 41 });
    expect(wholeOf(basis(withLoan(document, 0, { rate: null }))).comparison).toEqual([]);
    expect(wholeOf(basis(withLoan(document, 1, { rate: null }))).comparison.map(({ loanID }) => loanID)).toEqual([
      "three",
      "four",
    ]);
  });

  it("come with a schedule and a working on demand", () => {
    const document = fourLoans();
    const schedule = scheduleOf(basis(document), document.loans[3]!, "yearly")!;
    expect(schedule.balance).toHaveLength(15);
    expect(schedule.balance.at(-1)).toBe(0);
    const { scenario, loan } = figureRequest(basis(document), document.loans[0]!, { figure: "payment" })!;
    expect(explainLoan(scenario, loan, ["payment"])?.payment?.value).toBe(2528.27);
  });
});
