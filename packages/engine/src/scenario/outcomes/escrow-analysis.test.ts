import { describe, expect, it } from "vitest";
import type { Loan, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty } from "../testing/example";
import { workOut } from "../working";
import { escrowAnalysis } from "./escrow-analysis";

const [asking] = exampleProperty.purchaseDetails;
/** Tax of 1,200 dollars a year and insurance of 360, closed in May and first paid in July, as in Appendix E. */
const home = {
  ...exampleProperty,
  purchaseDetails: [{ ...asking!, userPropertyTax: 1200, userMonthlyHomeInsurance: 30 }],
};
const scenario: Scenario = { asOf: "2026-04-15", closingDate: "2026-05-15", properties: [home], loans: [exampleLoan] };
const analysis = (more: Partial<Scenario> = {}, loan: Partial<Loan> = {}) => {
  const whole = { ...exampleLoan, ...loan };
  const given = { ...scenario, loans: [whole], ...more };
  return escrowAnalysis(given, whole, workOut(given, whole).costs);
};
const dueIn = (result: ReturnType<typeof analysis>) =>
  Object.fromEntries(result!.months.filter(({ due }) => due > 0).map(({ month, due }) => [month, due]));

describe("the escrow analysis of a loan", () => {
  it("pays tax in December and insurance a year after closing, from the first payment's month on", () => {
    const result = analysis();
    expect(result).toMatchObject({ monthly: 130, cushion: 260 });
    expect(result!.months.map(({ month }) => month)).toEqual([7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6]);
    expect(dueIn(result)).toEqual({ 5: 360, 12: 1200 });
    // Six payments by December make 780 of the 1,200.
    expect(result!.initialDeposit).toBe(420 + 260);
    expect(result!.months[5]).toEqual({ month: 12, due: 1200, balance: 260 });
  });
  it("pays in the months that are given, in equal parts whose cents add up", () => {
    expect(dueIn(analysis({ escrowMonths: { tax: [7, 11], insurance: [9] } }))).toEqual({ 7: 600, 9: 360, 11: 600 });
    expect(dueIn(analysis({ escrowMonths: { tax: [1, 4, 7, 10, 12, 2, 8] } }))).toEqual({
      1: 171.43,
      2: 171.43,
      4: 171.43,
      5: 360,
      7: 171.43,
      8: 171.42,
      10: 171.43,
      12: 171.43,
    });
    expect(dueIn(analysis({ escrowMonths: { tax: [12, 12], insurance: [12] } }))).toEqual({ 12: 1560 });
  });
  it("takes its own months where none are given", () => {
    expect(analysis({ escrowMonths: { tax: [], insurance: [] } })).toEqual(analysis());
  });
  it("takes the closing's default day where none is typed: 15 December, 30 days after 15 November", () => {
    const { closingDate: _, ...open } = { ...scenario, asOf: "2026-11-15" };
    const result = escrowAnalysis(open, exampleLoan, workOut(open, exampleLoan).costs);
    expect(result).toEqual(analysis({ asOf: "2026-11-15", closingDate: "2026-12-15" }));
    expect(result!.months[0]!.month).toBe(2);
    expect(dueIn(result)).toEqual({ 12: 1560 });
  });
  it("holds no mortgage insurance, and is the same for a refinance", () => {
    const fha = analysis({}, { program: "fha", downPaymentPercentage: 3.5 });
    expect(fha).toEqual(analysis());
    expect(analysis({}, { category: "refinance", targetLTV: 80 })).toEqual(analysis());
  });
  it("is none where no lender opens an account", () => {
    expect(analysis({}, { program: "allCash", term: 0 })).toBeNull();
    expect(analysis({}, { category: "existing", balance: 200_000, monthsLeft: 200 })).toBeNull();
  });
  it("changes no other figure", () => {
    const months = { ...scenario, escrowMonths: { tax: [7], insurance: [9] } };
    expect(workOut(months, exampleLoan).cash).toEqual(workOut(scenario, exampleLoan).cash);
    expect(workOut(months, exampleLoan).monthly).toEqual(workOut(scenario, exampleLoan).monthly);
  });
});
