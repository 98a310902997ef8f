import { describe, expect, it } from "vitest";
import type { Loan, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty, exampleScenario } from "../testing/example";
import { workOut } from "../working";
import { checksOf } from "./all-checks";
import { smallestChange } from "./smallest-change";

const loanOf = (price: number, typed: Partial<Loan> = {}) => {
  const loan: Loan = { ...exampleLoan, ...typed };
  const [asking] = exampleProperty.purchaseDetails;
  const scenario: Scenario = {
    ...exampleScenario,
    properties: [{ ...exampleProperty, purchaseDetails: [{ ...asking!, price }] }],
    loans: [loan],
  };
  return workOut(scenario, loan);
};
const limitOf = (price: number, typed: Partial<Loan> = {}) =>
  checksOf(loanOf(price, typed)).find(({ check }) => check === "loanLimit");

describe("the loan limit", () => {
  it("is FHFA's of 2026 for one unit", () => {
    expect(limitOf(1_000_000)).toMatchObject({ state: "clear", verdict: "Conforming", from: "2026-01-01" });
    expect(limitOf(1_040_937.5)).toMatchObject({ state: "clear", verdict: "Conforming" });
    expect(limitOf(1_040_939)).toMatchObject({ state: "notChecked", missing: expect.stringContaining("not loaded") });
    expect(limitOf(2_000_000)).toMatchObject({ state: "attention", verdict: "Jumbo" });
  });

  it("says how much more down makes a jumbo loan conforming", () => {
    const change = smallestChange(loanOf(2_000_000), "loanLimit");
    expect(change).toMatchObject({
      input: "downPayment",
      value: 1_167_250,
      by: 767_250,
      sentence: "$767,250 more down",
      fields: { downPayment: 1_167_250, downPaymentPercentage: null },
    });
  });

  it("is not about cash and programs without a conforming limit", () => {
    expect(limitOf(2_000_000, { program: "va" })).toBeUndefined();
    expect(checksOf(loanOf(2_000_000, { program: "allCash", term: 0 }))).toEqual([]);
  });
});
