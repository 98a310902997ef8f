import { describe, expect, it } from "vitest";
import type { WorkingReport } from "../document";
import { mostLoans } from "../document";
import { newExisting } from "../new-report";
import { fourLoans } from "../scenario.fixture";
import { setFigure, setProgram } from "./loan-edits";
import { addLoan, duplicateLoan, moveLoan, removeLoan, restoreLoan } from "./loan-list-edits";
import { whyFull } from "./room";

const ids = (document: WorkingReport) => document.loans.map(({ id }) => id);

describe("the loans", () => {
  it("grow by the terms of the last, to vary what differs", () => {
    const document = addLoan("five")(fourLoans());
    expect(document.loans[4]).toEqual({ ...fourLoans().loans[3], id: "five", name: "" });
  });
  it("grow by one that calculates its own APR, where the last has a typed one", () => {
    const typed = setFigure("four", "customAPRCost", 4000)(setFigure("four", "customAPR", 6.2)(fourLoans()));
    expect(addLoan("five")(typed).loans[4]).toMatchObject({ customAPR: null, customAPRCost: null });
    expect(duplicateLoan("four", "copy")(typed).loans[4]).toMatchObject({ customAPR: 6.2, customAPRCost: 4000 });
  });
  it("grow by a new loan after all cash, whose terms no loan has", () => {
    const document = addLoan("five")(setProgram("four", "allCash")(fourLoans()));
    expect(document.loans[4]).toMatchObject({ program: "conventional", term: 30, rate: null, propertyID: "pullen" });
  });
  it("begin again on the first property when all are gone", () =>
    expect(addLoan("one")({ ...fourLoans(), loans: [] }).loans).toMatchObject([
      { id: "one", propertyID: "brookhaven", purchaseDetailsID: "b500" },
    ]));
  it("are at most six", () => {
    const full = addLoan("six")(addLoan("five")(fourLoans()));
    expect(full.loans).toHaveLength(mostLoans);
    expect(addLoan("seven")(full)).toBe(full);
    expect(duplicateLoan("one", "seven")(full)).toBe(full);
    expect(whyFull(full)).toBe("At most 6 loans can be compared");
  });
  it("goes on until a scenario has as many as it can hold, mortgages included, and says so", () => {
    const document = fourLoans();
    const owed = (at: number) => ({ ...newExisting("pullen", "p465"), id: `owed${at}` });
    const mortgages = Array.from({ length: 8 }, (_, at) => owed(at));
    const [last, ...others] = mortgages;
    const loans = [...document.loans, ...others];
    expect(addLoan("five")({ ...document, loans }).loans).toHaveLength(12);
    const full = { ...document, loans: [...loans, last!] };
    for (const change of [
      addLoan("five"),
      duplicateLoan("one", "five"),
      restoreLoan({ ...document.loans[0]!, id: "five" }, 0),
    ])
      expect(change(full)).toBe(full);
    expect(whyFull(full)).toBe("A scenario can have at most 12 loans");
  });
  it("are copied right after their original, under a name of their own", () => {
    const once = duplicateLoan("one", "copy")(fourLoans());
    expect(ids(once)).toEqual(["one", "copy", "two", "three", "four"]);
    expect(once.loans[1]!.name).toBe("Conventional 2");
    expect(duplicateLoan("copy", "again")(once).loans[2]!.name).toBe("Conventional 3");
  });
  it("keep a copied name within its limit", () => {
    const long = { ...fourLoans().loans[0]!, name: "x".repeat(50) };
    expect(duplicateLoan("one", "copy")({ ...fourLoans(), loans: [long] }).loans[1]!.name.length).toBeLessThanOrEqual(
      50,
    );
  });
  it("are moved; the first is the one the others are measured against", () => {
    expect(ids(moveLoan("three", 0)(fourLoans()))).toEqual(["three", "one", "two", "four"]);
    expect(ids(moveLoan("one", 3)(fourLoans()))).toEqual(["two", "three", "four", "one"]);
    const same = fourLoans();
    expect(moveLoan("one", -1)(same)).toBe(same);
    expect(moveLoan("one", 0)(same)).toBe(same);
  });
  it("come back where they were after a removal, once", () => {
    const [, two] = fourLoans().loans;
    const back = restoreLoan(two!, 1)(removeLoan("two")(fourLoans()));
    expect(ids(back)).toEqual(ids(fourLoans()));
    expect(restoreLoan(two!, 1)(back)).toBe(back);
  });
  it("are counted without what the client owes already, which stays behind them", () => {
    const four = fourLoans();
    const owed = newExisting("brookhaven", "b500");
    const document = { ...four, loans: [owed, ...four.loans] };
    expect(ids(moveLoan("four", 0)(document))).toEqual(["four", "one", "two", "three", owed.id]);
    expect(ids(duplicateLoan("one", "copy")(document))).toEqual(["one", "copy", "two", "three", "four", owed.id]);
    expect(addLoan("five")({ ...four, loans: [...four.loans, owed] }).loans[4]).toMatchObject({ category: "purchase" });
    const six = addLoan("six")(addLoan("five")(document));
    expect(ids(six)).toHaveLength(mostLoans + 1);
    expect(ids(restoreLoan(four.loans[0]!, 0)(removeLoan("one")(document)))).toEqual([...ids(four), owed.id]);
  });
  it("begin again as a refinance of the home that is owned", () => {
    const owed = newExisting("pullen", "p465");
    const document = { ...fourLoans(), toolMeta: { type: "refinance" as const }, loans: [owed] };
    expect(addLoan("one")(document).loans[0]).toMatchObject({ id: "one", category: "refinance", propertyID: "pullen" });
  });
});
