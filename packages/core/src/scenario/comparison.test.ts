import { describe, expect, it } from "vitest";
import { calculate } from "./calculate";
import { paymentBreakEven } from "./comparison";
import { exampleLoan, exampleScenario } from "./example";

const breakEven = (extraCash: number, lowerPayment: number, longest = 360) =>
  paymentBreakEven({ extraCash, lowerPayment, longest });

describe("the payment break-even", () => {
  it("is the extra cash over the lower payment, rounded up", () => {
    expect(breakEven(4000_00, 97_83)).toEqual({ kind: "after", months: 41 });
    expect(breakEven(400, 100)).toEqual({ kind: "after", months: 4 });
    expect(breakEven(401, 100)).toEqual({ kind: "after", months: 5 });
    expect(breakEven(1, 100)).toEqual({ kind: "after", months: 1 });
  });
  it("is at once when the loan is no worse from the start", () => {
    for (const [cash, payment] of [
      [0, 0],
      [0, 1],
      [-1, 0],
      [-500, 500],
    ] as const)
      expect(breakEven(cash, payment)).toEqual({ kind: "always" });
  });
  it("never comes when nothing is paid back, or only after both loans are", () => {
    for (const [cash, payment] of [
      [1, 0],
      [1, -5],
      [-500, -1],
      [0, -1],
    ] as const)
      expect(breakEven(cash, payment)).toEqual({ kind: "never" });
    expect(breakEven(36_000, 100)).toEqual({ kind: "after", months: 360 });
    expect(breakEven(36_001, 100)).toEqual({ kind: "never" });
    expect(breakEven(36_001, 100, 0)).toEqual({ kind: "after", months: 361 });
  });
  it("is not known while a payment is not", () => {
    const missing = { ...exampleLoan, id: "missing", downPaymentPercentage: 2 };
    const { comparison } = calculate({
      ...exampleScenario,
      loans: [exampleLoan, missing, { ...exampleLoan, id: "same" }],
    });
    expect(comparison).toEqual([
      { loanID: "missing", paymentBreakEven: null },
      { loanID: "same", paymentBreakEven: { kind: "always" } },
    ]);
  });
  it("compares nothing with nothing", () =>
    expect(calculate({ ...exampleScenario, loans: [] }).comparison).toEqual([]));
});
