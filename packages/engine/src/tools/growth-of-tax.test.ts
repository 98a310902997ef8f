import { describe, expect, it } from "vitest";
import { filledIn } from "../scenario/schema/records";
import { exampleLoan, exampleProperty, exampleScenario } from "../scenario/testing/example";
import { workOut } from "../scenario/working";
import { type Assumptions, assumptionFields } from "./assumptions";
import { taxGrowthOf } from "./growth-of-tax";

function growth(home: { state?: string; taxInc?: number }, typed: Partial<Assumptions>) {
  const properties = [{ ...exampleProperty, ...home }];
  const assumptions = { ...filledIn(assumptionFields, { rent: 2000 }), ...typed } as Assumptions;
  return taxGrowthOf(workOut({ ...exampleScenario, properties }, exampleLoan), assumptions);
}

describe("the growth of the property tax", () => {
  it("is the typed one, also where that is 0", () =>
    expect(growth({ state: "CA", taxInc: 3 }, { taxGrowth: 0 })).toEqual({ rate: 0, from: "typed" }));
  it("is else the report's increase", () =>
    expect(growth({ state: "CA", taxInc: 3 }, {})).toEqual({ rate: 3, from: "report" }));
  it("is else inflation, within the state's cap", () => {
    expect(growth({ state: "CA" }, {})).toEqual({ rate: 2, from: "cap" });
    expect(growth({ state: "FL" }, { inflation: 2 })).toEqual({ rate: 2, from: "inflation" });
    expect(growth({ state: "TX" }, { inflation: 12 })).toEqual({ rate: 10, from: "cap" });
    expect(growth({ state: "NC" }, {})).toEqual({ rate: 2.5, from: "inflation" });
    expect(growth({}, {})).toEqual({ rate: 2.5, from: "inflation" });
  });
});
