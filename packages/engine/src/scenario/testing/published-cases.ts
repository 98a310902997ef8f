import { calculateLoan } from "../calculate";
import type { Loan, LoanResult, Property } from "../schema/types";
import published from "./cases.json" with { type: "json" };
import { exampleLoan, exampleProperty } from "./example";

/** For the tests: worked cases from outside, with their sources. Amounts are text there, so that they are exact. */
type Value = string | number | boolean;
export type PublishedCase = {
  id: string;
  category: string;
  title: string;
  inputs: Record<string, Value>;
  expected: Record<string, Value>;
};
export const publishedCases = published.cases as unknown as readonly PublishedCase[];
export const casesOf = (...categories: string[]) =>
  publishedCases.filter(({ category }) => categories.includes(category));

/** How far a figure is from the published one. */
export const miss = (actual: number | null, expected: Value | undefined) =>
  Math.abs((actual ?? Number.NaN) - Number(expected));
/** A cent; the rest is what a double loses on it. */
export const CENT = 0.01 + 1e-9;

type Given = { price: number; appraised?: number; ficoMin?: number; loan: Partial<Loan>; asOf?: string };

/** One loan through the engine's door, nothing down, on a home that costs nothing else. */
export function through({ price, appraised, ficoMin, loan, asOf = "2026-11-20" }: Given): LoanResult {
  const [asking] = exampleProperty.purchaseDetails;
  const home: Property = {
    ...exampleProperty,
    purchaseDetails: [{ ...asking!, price, userMonthlyHomeInsurance: 0 }],
    userAppraisedValue: appraised ?? null,
    countyTaxRate: 0,
    monthlyAssociationFee: 0,
  };
  const whole = { ...exampleLoan, downPaymentPercentage: 0, ...loan };
  const scenario = { asOf, client: { ficoMin }, properties: [home], loans: [whole] };
  return calculateLoan(scenario, whole, { schedule: "monthly" });
}
