import { describe, expect, it } from "vitest";
import { pastedDebts } from "./debt-list";

describe("what is pasted into a debt", () => {
  it("is left to the field while it is one value", () => {
    expect(pastedDebts("6,200", "balance")).toBeNull();
    expect(pastedDebts("Visa\n", "name")).toBeNull();
  });

  it("is whole debts where lines have several cells", () => {
    const text = "Visa\tCard\t$6,200\t190\t24.9%\t\nToyota\tauto\t18k\t420\t7.9\t48\r\n";
    expect(pastedDebts(text, "name")).toEqual([
      { name: "Visa", type: "card", balance: 6200, payment: 190, rate: 24.9 },
      { name: "Toyota", type: "auto", balance: 18_000, payment: 420, rate: 7.9, monthsLeft: 48 },
    ]);
  });

  it("keeps the columns apart where a cell between them is empty", () => {
    expect(pastedDebts("Loan\t\t5000\t\t6", "balance")).toEqual([{ name: "Loan", balance: 5000, rate: 6 }]);
  });

  it("fills the one field downwards where it is a column of numbers", () => {
    expect(pastedDebts("190\n420\n", "payment")).toEqual([{ payment: 190 }, { payment: 420 }]);
  });

  it("names debts where it is a list of names, by their type too", () => {
    expect(pastedDebts("Amex\nHELOC", "name")).toEqual([{ name: "Amex" }, { name: "HELOC", type: "heloc" }]);
  });

  it("knows a type by the name that a debt of it has", () => {
    expect(pastedDebts("Honda\tAuto loan\t18,000\nNavient\tStudent Loan\t9,000", "name")).toEqual([
      { name: "Honda", type: "auto", balance: 18_000 },
      { name: "Navient", type: "student", balance: 9000 },
    ]);
  });
});
