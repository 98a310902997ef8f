import { describe, expect, it } from "vitest";
import { fourLoans } from "../../../lib/scenario/scenario.fixture";
import { setDownPayment, setFigure } from "../edits/loan-edits";
import { addLoan, removeLoan } from "../edits/loan-list-edits";
import { setPrice } from "../edits/property-edits";
import { differencesOf } from "./differences";

describe("two states of a report", () => {
  it("say the same when they do", () => expect(differencesOf(fourLoans(), fourLoans())).toEqual([]));

  it("are told apart field by field, in the words of the screen", () => {
    const mine = setFigure("two", "rate", 6.25)(setDownPayment("one", "fee", 90_000)(fourLoans()));
    expect(differencesOf(mine, fourLoans())).toEqual([
      { what: "Loan 1 · Down payment", mine: "$90,000", theirs: "20%" },
      { what: "Loan 2 · Rate", mine: "6.25%", theirs: "6.125%" },
    ]);
  });

  it("name what only one of them has", () => {
    const mine = addLoan("five")(removeLoan("two")(fourLoans()));
    expect(differencesOf(mine, fourLoans())).toEqual([
      { what: "Loan 4", mine: "Added", theirs: "—" },
      { what: "Loan 2", mine: "—", theirs: "Added" },
    ]);
  });

  it("differ in their prices too", () =>
    expect(differencesOf(setPrice("pullen", "p465", 460_000)(fourLoans()), fourLoans())).toEqual([
      { what: "98 Pullen Ct · Prices", mine: "$460,000", theirs: "$465,000" },
    ]));
});
