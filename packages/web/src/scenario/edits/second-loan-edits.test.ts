import { describe, expect, it } from "vitest";
import { fourLoans } from "../scenario.fixture";
import type { Edit } from "./change";
import { addSecondLoan, setSecondLoan, setSecondLoanFigure, setSecondLoanType } from "./second-loan-edits";

const after = (...edits: Edit[]) => edits.reduce((d, edit) => edit(d), fourLoans()).loans[0]!;
const add = addSecondLoan("one");

describe("a second loan", () => {
  it("brings both loans to 90 % over 30 years, and asks for its rate", () =>
    expect(after(add).secondLoan).toEqual({ type: "fixed", ltv: 90, term: 30, amount: null, rate: null }));
  it("is added once", () => {
    const document = setSecondLoanFigure("one", "rate", 8)(add(fourLoans()));
    expect(add(document)).toBe(document);
  });
  it("keeps what is typed, and the very same document when that is nothing new", () => {
    const document = setSecondLoanFigure("one", "amount", 40_000)(setSecondLoanType("one", "float5")(add(fourLoans())));
    expect(document.loans[0]!.secondLoan).toMatchObject({ type: "float5", amount: 40_000, ltv: 90 });
    expect(setSecondLoanFigure("one", "amount", 40_000)(document)).toBe(document);
  });
  it("is taken away, and comes back as it was", () => {
    const { secondLoan } = after(add, setSecondLoanFigure("one", "rate", 8));
    expect(after(add, setSecondLoan("one", undefined)).secondLoan).toBeUndefined();
    expect(after(setSecondLoan("one", secondLoan)).secondLoan).toBe(secondLoan);
  });
  it("that is not there holds nothing", () => {
    const document = fourLoans();
    expect(setSecondLoanFigure("one", "rate", 8)(document)).toBe(document);
  });
});
