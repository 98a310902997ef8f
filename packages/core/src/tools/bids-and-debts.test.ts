import { describe, expect, it } from "vitest";
import { BidInput, Consolidation, ConsolidationInput, usualConsolidation } from "./bids-and-debts.schema";

const problem = (schema: typeof ConsolidationInput | typeof BidInput, given: object) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message);

describe("a consolidation", () => {
  it("begins with the first refinance and with what is suggested for it", () => {
    expect(ConsolidationInput.parse({})).toEqual({ loanID: "", maxFront: null, maxBack: null, applied: null });
    expect(Consolidation.parse(usualConsolidation)).toEqual(usualConsolidation);
  });

  const percent = "Enter a percentage between 0 and 100";
  it.each<[object, string]>([
    [{ maxFront: -1 }, percent],
    [{ maxBack: 100.5 }, percent],
    [{ maxBack: "45" }, percent],
    [{ applied: -0.01 }, "Enter an amount between 0 and 999,999,999"],
    [{ applied: 1.005 }, "Use at most 2 decimals"],
    [{ loanID: 7 }, "An id is text"],
    [{ nope: 1 }, "Unknown field: nope"],
  ])("%j is refused", (given, sentence) => expect(problem(ConsolidationInput, given)).toEqual([sentence]));
});

describe("a bid", () => {
  it("is the first of the report unless it is named", () => {
    expect(BidInput.parse({})).toEqual({ propertyID: "", purchaseDetailsID: "", loanID: "" });
    expect(problem(BidInput, { price: 1 })).toEqual(["Unknown field: price"]);
  });
});
