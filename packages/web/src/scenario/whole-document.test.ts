import { full, fullScenario } from "@highway/core/reports/full.fixture";
import { ScenarioInput } from "@highway/core/reports/scenario.schema";
import { type Report, ReportInput } from "@highway/core/reports/schema";
import { calculate } from "@highway/engine/scenario/calculate";
import type { Scenario } from "@highway/engine/scenario/schema/types";
import { describe, expect, it } from "vitest";
import type { WorkingReport } from "./document";
import { readDocument } from "./drafts/working-copy";
import { wholeOf } from "./figures/figures";
import { type Basis, figuresOf, resultOf } from "./figures/loan-figures";
import { issuesOf, loadWholeCheck } from "./issues/issues";
import { requiredIssues } from "./issues/required-fields";
import { sameDocument } from "./same-document";
import { savedOf } from "./store/saved-report";
import type { ScenarioClient } from "./store/store";

const saved: Report = {
  ...full,
  id: "rpt_01jd0000000000000000000000",
  asOf: "2026-11-20",
  status: "complete",
  createdAt: "2026-11-20T14:14:00.000Z",
  lastUpdated: "2026-11-20T14:14:00.000Z",
} as Report;
const client: ScenarioClient = { _id: "cli_1", name: "Elena", ...fullScenario().client };
const opened = () => savedOf({ report: saved, client: client as never }).document;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const { horizonYears: _horizons, ...asked } = fullScenario();
/** As the API answers it. */
const answered = () => calculate(ScenarioInput.parse(asked) as Scenario);
const basis = (document: WorkingReport): Basis => ({ document, client });

describe("a document with every field", () => {
  it("is kept as a draft and read again without a loss", () => {
    expect(readDocument(json(opened()))).toEqual(opened());
  });
  it("is saved as it was loaded", () => {
    const { status: _status, createdAt: _made, ...written } = saved;
    const { lastUpdated, ...document } = written;
    expect(opened()).toEqual(document);
    expect(ReportInput.parse(json({ ...opened(), lastUpdated }))).toEqual(written);
    expect(sameDocument(opened(), json(opened()))).toBe(true);
  });
  it("has no issue, before the whole check has come and after", async () => {
    expect([...requiredIssues(opened())]).toEqual([]);
    await loadWholeCheck();
    expect([...issuesOf(opened())]).toEqual([]);
  });
  it("has the figures that the API answers, loan by loan and as a whole", () => {
    const document = opened();
    const { loans, closingDate, firstPayment, comparison, moveUp } = answered();
    for (const [at, loan] of document.loans.entries()) expect(resultOf(basis(document), loan)).toEqual(loans[at]);
    expect(wholeOf(basis(document))).toEqual({ closingDate, firstPayment, comparison, moveUp });
  });
});

describe("the figures of a loan are made anew", () => {
  const places = { arm: 0, buydown: 1, refinance: 2, existing: 3 };
  const changed = (change: (document: WorkingReport) => Partial<WorkingReport>) => {
    const before = opened();
    const kept = before.loans.map((loan) => figuresOf(basis(before), loan));
    const after = { ...before, ...change(before) };
    return after.loans.map((loan, at) => figuresOf(basis(after), loan) !== kept[at]);
  };
  const debts = ({ debts: [car, ...others] }: WorkingReport) => ({ debts: [{ ...car!, balance: 20_000 }, ...others] });
  const existing = ({ loans }: WorkingReport) => ({
    loans: loans.with(places.existing, { ...loans[places.existing]!, balance: 250_000 }),
  });
  const purchase = ({ loans }: WorkingReport) => ({
    loans: loans.with(places.arm, { ...loans[places.arm]!, rate: 6 }),
  });
  it.each([
    ["a debt", debts, [true, true, true, true]],
    ["the mortgage that is paid off", existing, [true, true, true, true]],
    ["the months in which tax is due", () => ({ escrowMonths: { tax: [3], insurance: [] } }), [true, true, true, true]],
    ["what came from outside", () => ({ outside: {} }), [true, true, true, true]],
    ["another purchase", purchase, [true, false, false, false]],
    ["the report's name", () => ({ name: "x" }), [false, false, false, false]],
  ])("when it follows from %s", (_, change, expected) => expect(changed(change)).toEqual(expected));

  it("when the client's income becomes known", () => {
    const document = opened();
    const [loan] = document.loans;
    expect(resultOf({ document, client: null }, loan!)!.dti).toBeNull();
    expect(resultOf(basis(document), loan!)!.dti).not.toBeNull();
  });
  it("when what a refinance pays off changes", () => {
    const document = opened();
    const paidOff = (of: WorkingReport) => resultOf(basis(of), of.loans[places.refinance]!)!.savings!.paidOff;
    expect(paidOff({ ...document, ...debts(document) })).toBeCloseTo(paidOff(document) + 2000, 2);
    const { balance } = full.loans[places.existing]!;
    expect(paidOff({ ...document, ...existing(document) })).toBeCloseTo(paidOff(document) - (balance! - 250_000), 2);
  });
});

describe("a loan has no figures", () => {
  const without = (at: number, fields: object) => {
    const document = opened();
    const after = { ...document, loans: document.loans.with(at, { ...document.loans[at]!, ...fields } as never) };
    return resultOf(basis(after), after.loans[at]!);
  };
  const { ARM, secondLoan } = full.loans[0]!;
  it.each([
    ["a custom rate", 0, { ARM: { ...ARM, customRates: [6.5, null] } }],
    ["any custom rate", 0, { ARM: { ...ARM, customRates: [] } }],
    ["the second loan's rate", 0, { secondLoan: { ...secondLoan, rate: "8.2x" } }],
    ["a balance", 3, { balance: null }],
    ["the months that are left", 3, { monthsLeft: 0 }],
  ])("without %s", (_, at, fields) => expect(without(at, fields)).toBeNull());

  it("when the mortgage or the debt that it pays off is not known", () => {
    const document = opened();
    const refinance = (of: WorkingReport) => resultOf(basis(of), of.loans[2]!);
    const { loans, debts } = document;
    expect(refinance({ ...document, loans: loans.with(3, { ...loans[3]!, balance: "?" }) })).toBeNull();
    expect(refinance({ ...document, debts: [{ ...debts[0]!, payment: null }, debts[1]!] })).toBeNull();
  });
});
