import { calculate } from "@highway/engine/scenario/calculate";
import { beforeEach, describe, expect, it } from "vitest";
import type { WorkingReport } from "../../scenario/document";
import { setScenarioType } from "../../scenario/edits/type-edits";
import { wholeInput } from "../../scenario/figures/engine-input";
import { newDebt, newExisting } from "../../scenario/new-report";
import { fourLoans } from "../../scenario/scenario.fixture";
import { owedTotals, positions } from "./totals";

const client = { _id: "cli_1", name: "Elena", monthlyIncome: 12_000 };
const debt = (id: string, balance: number | null, payment: number | null, payOff: boolean) => ({
  ...newDebt(),
  id,
  balance,
  payment,
  payOff,
});

let document: WorkingReport;
beforeEach(() => {
  const four = fourLoans();
  const mortgage = {
    ...newExisting("brookhaven", "b500"),
    id: "old",
    balance: 300_000,
    rate: 7.5,
    monthsLeft: 330,
    payment: 2213,
    MI: 120,
  };
  const refinance = setScenarioType("refinance")({
    ...four,
    properties: four.properties.slice(0, 1),
    loans: [...four.loans.slice(0, 2), mortgage],
  });
  document = {
    ...refinance,
    debts: [debt("card", 12_000, 360, true), debt("student", 30_000, 310.5, false), debt("new", null, 50, true)],
  };
});

describe("what the client owes", () => {
  it("is what the mortgages and debts come to; one without a balance or a payment is none yet", () => {
    expect(owedTotals(document)).toEqual({
      mortgages: { count: 1, balance: 300_000, month: 2333 },
      debts: { count: 2, balance: 42_000, month: 670.5 },
      paidOff: { count: 2, balance: 312_000, month: 2693 },
      all: { count: 3, balance: 342_000, month: 3003.5 },
    });
  });

  it("is paid off as the engine counts it", () => {
    const whole = { ...document, debts: document.debts.slice(0, 2) };
    const [result] = calculate(wholeInput(whole, client)).loans;
    const { paidOff } = owedTotals(whole);
    expect(result!.savings).toMatchObject({ paidOff: paidOff.balance, monthlyBefore: paidOff.month });
  });

  it("stands today and with each loan, the savings and the share of the income being the engine's", () => {
    const whole = { ...document, debts: document.debts.slice(0, 2) };
    const { loans } = calculate(wholeInput(whole, client));
    const [today, first, second, ...none] = positions({ document: whole, client });
    expect(none).toEqual([]);
    expect(today).toMatchObject({ title: "Today", owed: 342_000, month: 3003.5 });
    for (const [position, result] of [
      [first, loans[0]],
      [second, loans[1]],
    ] as const) {
      expect(today!.month! - position!.month!).toBeCloseTo(result!.savings!.monthlySavings!, 6);
      expect(position!.dti).toBe(result!.dti);
      expect(position!.owed).toBe(result!.amount + 30_000);
    }
    expect(today!.dti).toBe(loans.find(({ id }) => id === "old")!.dti);
    expect(today!.dti).toBeGreaterThan(first!.dti!);
  });

  it("keeps the mortgage of another home beside a refinance, which pays off that of its own home alone", () => {
    const debts = document.debts.slice(0, 2);
    const [home] = document.properties;
    const second = { ...home!, id: "cabin", purchaseDetails: [{ ...home!.purchaseDetails[0]!, id: "c1" }] };
    const elsewhere = { ...document.loans.at(-1)!, id: "elsewhere", propertyID: "cabin", purchaseDetailsID: "c1" };
    const both = { ...document, debts, properties: [home!, second], loans: [...document.loans, elsewhere] };
    const [, alone] = positions({ document: { ...document, debts }, client });
    const [, first] = positions({ document: both, client });
    expect(elsewhere.payOff).toBe(true);
    expect(first!.owed! - alone!.owed!).toBeCloseTo(300_000, 6);
    expect(first!.month! - alone!.month!).toBeCloseTo(2333, 6);
    expect(first!.dti! - alone!.dti!).toBeCloseTo((2333 / 12_000) * 100, 5);
  });

  it("says nothing of a loan that has no figures", () => {
    const [, first] = positions({ document, client });
    expect(first).toEqual({ title: "Loan A", owed: null, month: null, dti: null, cash: null, cashAfterSale: null });
  });

  it("tells what is to bring once the home is sold, as the engine does", () => {
    const moving = setScenarioType("moveup")({ ...document, debts: [] });
    const [sold, bought] = moving.properties;
    const whole = {
      ...moving,
      properties: [sold!, { ...bought!, purchaseDetails: [{ ...bought!.purchaseDetails[0]!, price: 600_000 }] }],
    };
    const { moveUp, loans } = calculate(wholeInput(whole, client));
    const [, first] = positions({ document: whole, client });
    expect(first).toMatchObject({ cash: loans[0]!.cash.toClose, cashAfterSale: moveUp!.loans[0]!.cashAfterSale });
    expect(first!.cash! - first!.cashAfterSale!).toBeCloseTo(moveUp!.proceeds, 6);
  });
});
