import { beforeAll, describe, expect, it } from "vitest";
import type { WorkingReport } from "../document";
import { newReport } from "../new-report";
import { fourLoans } from "../scenario.fixture";
import { issuesOf, loadWholeCheck } from "./issues";

const withLoan = (place: number, fields: object): WorkingReport => {
  const document = fourLoans();
  return { ...document, loans: document.loans.with(place, { ...document.loans[place]!, ...fields }) };
};

describe("what is wrong with a document, before the schema has come", () => {
  it("is told for the fields that figures need", () => {
    const issues = issuesOf(withLoan(1, { rate: null, term: 60, points: "1.2.3" }));
    expect(Object.fromEntries(issues)).toEqual({
      "two.rate": { kind: "missing", sentence: "Rate is required" },
      "two.term": { kind: "wrong", sentence: "Enter a term of 1 to 50 years" },
    });
  });
});

describe("what is wrong with a document", () => {
  beforeAll(loadWholeCheck);

  it("is nothing for a whole one", () => expect([...issuesOf(fourLoans())]).toEqual([]));

  it("is told by the loan's id, so that it stays with the loan when places change", () => {
    expect(issuesOf(withLoan(2, { term: 60 })).get("three.term")).toEqual({
      kind: "wrong",
      sentence: "Enter a term of 1 to 50 years",
    });
  });

  it("is told of bad inputs at their fields, all at once, and nothing is taken from them", () => {
    const { MIWorksheet } = fourLoans().loans[0]!;
    const quote = { insurer: "Radian", plan: "monthly", annual: 0.41, upfront: null, date: null, prices: true };
    const bad = withLoan(0, { units: 5, apor: 40, MIWorksheet: { ...MIWorksheet, quotes: [quote] } });
    const document = { ...bad, properties: bad.properties.with(0, { ...bad.properties[0]!, fip: "37999" }) };
    const before = structuredClone(document);
    const sentences = [...issuesOf(document)].map(([key, { sentence }]) => [key, sentence]);
    expect(Object.fromEntries(sentences)).toEqual({
      [`${document.properties[0]!.id}.fip`]: "No county has that FIPS code",
      "one.units": "Choose 1, 2, 3 or 4 units",
      "one.apor": "Enter an average prime offer rate between 0 and 25",
      "one.MIWorksheet.quotes.0.date": "Date of the quote is required",
    });
    expect(document).toEqual(before);
  });

  it("is told by the price's id for a price", () => {
    const document = fourLoans();
    const [first, ...rest] = document.properties;
    const purchaseDetails = first!.purchaseDetails.with(1, { ...first!.purchaseDetails[1]!, price: null });
    const issues = issuesOf({ ...document, properties: [{ ...first!, purchaseDetails }, ...rest] });
    expect(issues.get("b515.price")).toEqual({ kind: "missing", sentence: "Price is required" });
  });

  it("tells what is missing from what is wrong, also where both are", () => {
    const issues = issuesOf(withLoan(0, { rate: null, points: "1.2.3" }));
    expect(issues.get("one.rate")).toEqual({ kind: "missing", sentence: "Rate is required" });
    expect(issues.get("one.points")!.kind).toBe("wrong");
  });

  it("tells what only a whole loan or report shows, whatever else is wrong", () => {
    const document = withLoan(0, { term: 0, points: "1.2.3" });
    const [one, two, ...others] = document.loans;
    const over = { ...two!, downPayment: 9_000_000, downPaymentPercentage: null, rate: 101 };
    const issues = issuesOf({
      ...document,
      loans: [one!, over, ...others],
      properties: document.properties.map((each) => ({ ...each, appreciationTypes: [], repairs: -1 })),
    });
    expect(issues.get("one.term")!.sentence).toBe("Enter a term of 1 to 50 years");
    expect(issues.get("two.downPayment")!.sentence).toBe("Down Payment cannot exceed price");
    expect(issues.get("two.rate")!.sentence).toBe("Enter a percentage between 0 and 100");
    expect(issues.get("one.points")!.kind).toBe("wrong");
    const [home] = document.properties;
    expect(issues.get(`${home!.id}.appreciationTypes`)!.sentence).toContain("At least one");
    expect(issues.get(`${home!.id}.repairs`)!.kind).toBe("wrong");
    expect(issues.size).toBe(4 + 2 * document.properties.length);
  });

  it("says nothing of a field because another one is wrong", () => {
    expect([...issuesOf(withLoan(0, { type: "arm15", term: 10, rate: "6.5.5" })).keys()].sort()).toEqual([
      "one.rate",
      "one.type",
    ]);
  });

  it("is only what is missing for a new one: it can be kept as a draft at once", () => {
    const document = newReport();
    const [property] = document.properties;
    const issues = issuesOf(document);
    expect([...issues.values()].map(({ kind }) => kind)).not.toContain("wrong");
    expect(issues.get(`${property!.id}.address`)!.sentence).toBe("Location is required");
    expect(issues.get(`${property!.purchaseDetails[0]!.id}.price`)!.sentence).toBe("Price is required");
    expect(issues.get(`${document.loans[0]!.id}.rate`)!.sentence).toBe("Rate is required");
  });
});
