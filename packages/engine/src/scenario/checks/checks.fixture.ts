import type { Loan, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty, exampleScenario } from "../testing/example";
import { type Working, workOut } from "../working";
import { checksOf } from "./all-checks";
import type { CheckName } from "./check";

/** What a test of checks types: parts of the loan and of the scenario, and the price, the appraised value and the state of the home. */
export type Typed = {
  price?: number;
  appraised?: number;
  state?: string;
  loan?: Partial<Loan>;
  scenario?: Partial<Scenario>;
};

/** Works out the example loan at a price of $500,000, or with what is given in its place. */
export function working({
  price = 500_000,
  appraised,
  state,
  loan: typed = {},
  scenario: more = {},
}: Typed = {}): Working {
  const loan: Loan = { ...exampleLoan, ...typed };
  const [asking] = exampleProperty.purchaseDetails;
  const home = { ...exampleProperty, state, purchaseDetails: [{ ...asking!, price }] };
  const scenario: Scenario = {
    ...exampleScenario,
    properties: [appraised === undefined ? home : { ...home, userAppraisedValue: appraised }],
    loans: [loan],
    ...more,
  };
  return workOut(scenario, loan);
}

/** Finds what one check says of a loan. */
export const checkOf = (check: CheckName, typed: Typed = {}) =>
  checksOf(working(typed)).find((each) => each.check === check);
