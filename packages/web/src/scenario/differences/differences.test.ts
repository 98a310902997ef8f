import { describe, expect, it } from "vitest";
import { setDownPayment, setFigure, setTargetLTV } from "../edits/loan-edits";
import { addLoan, removeLoan } from "../edits/loan-list-edits";
import { setPrice } from "../edits/property-edits";
import { newDebt, newExisting } from "../new-report";
import { fourLoans } from "../scenario.fixture";
import { differencesOf } from "./differences";

describe("two states of a report", () => {
  it("say the same when they do", () => expect(differencesOf(fourLoans(), fourLoans())).toEqual([]));

  it("are told apart field by field, in the words of the screen", () => {
    const mine = setFigure("two", "rate", 6.25)(setDownPayment("one", "fee", 90_000)(fourLoans()));
    expect(differencesOf(mine, fourLoans())).toEqual([
      { what: "Loan A · Down payment", mine: "$90,000", theirs: "20%" },
      { what: "Loan B · Rate", mine: "6.25%", theirs: "6.125%" },
    ]);
  });

  it("name what only one of them has", () => {
    const mine = addLoan("five")(removeLoan("two")(fourLoans()));
    expect(differencesOf(mine, fourLoans())).toEqual([
      { what: "Loan D", mine: "Added", theirs: "—" },
      { what: "Loan B", mine: "—", theirs: "Added" },
    ]);
  });

  it("differ in their prices too", () =>
    expect(differencesOf(setPrice("pullen", "p465", 460_000)(fourLoans()), fourLoans())).toEqual([
      { what: "98 Pullen Ct · Prices", mine: "$460,000", theirs: "$465,000" },
    ]));

  it("differ in their type, in what is owed already and in debts", () => {
    const old = { ...newExisting("brookhaven", "b500"), id: "old", balance: 300_000 };
    const debt = { ...newDebt(), id: "visa", name: "Visa", balance: 6200 };
    const theirs = { ...fourLoans(), loans: [old, ...fourLoans().loans], debts: [debt] };
    const mine = {
      ...theirs,
      toolMeta: { type: "refinance" as const },
      loans: [{ ...old, balance: 290_000, payOff: false }, ...fourLoans().loans],
      debts: [{ ...debt, payment: 190 }],
    };
    expect(differencesOf(setTargetLTV("one", 75)(mine), theirs)).toEqual([
      { what: "Scenario · Type", mine: "Refinance", theirs: "Purchase" },
      { what: "Loan A · Target LTV", mine: "75%", theirs: "—" },
      { what: "Today · Balance", mine: "$290,000", theirs: "$300,000" },
      { what: "Today · Paid off", mine: "No", theirs: "Yes" },
      { what: "Debt 1 · Payment", mine: "$190", theirs: "—" },
    ]);
  });
});
