import { describe, expect, it } from "vitest";
import type { WorkingLoan } from "../../../scenario/document";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { differingCopies } from "./differing-copies";

/** The first three loans hold one worksheet; `changed` is laid over the second. */
const scenario = (changed: Partial<WorkingLoan> = {}) => {
  const document = fourLoans();
  const [one, two, three, four] = document.loans as [WorkingLoan, WorkingLoan, WorkingLoan, WorkingLoan];
  const copy = { ccID: "wks_1", closingCostObj: one.closingCostObj, closingCosts: null };
  return { ...document, loans: [{ ...one, ...copy }, { ...two, ...copy, ...changed }, { ...three, ...copy }, four] };
};
const otherFees = { closingCostObj: { ...fourLoans().loans[0]!.closingCostObj!, data: {} } };

describe("copies of one worksheet", () => {
  it("that say the same are not told", () => expect(differingCopies(scenario(), "one")).toEqual([]));
  it("that differ are told on each side", () => {
    expect(differingCopies(scenario(otherFees), "one")).toEqual([1]);
    expect(differingCopies(scenario(otherFees), "two")).toEqual([0, 2]);
  });
  it("count no loan with a typed total, and none of another worksheet", () => {
    expect(differingCopies(scenario({ ...otherFees, closingCosts: 9000 }), "one")).toEqual([]);
    expect(differingCopies(scenario({ ...otherFees, ccID: "wks_2" }), "one")).toEqual([]);
    expect(differingCopies(scenario(otherFees), "four")).toEqual([]);
  });
});
