import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { report as example } from "./examples";
import { full, fullScenario } from "./full.fixture";
import { loan, minimal, problems, property, withLoan, withPrice, withProperty } from "./least.fixture";
import { ScenarioInput } from "./scenario.schema";
import { missingFields, Report, ReportInput, statusOf } from "./schema";

describe("the least that can be said", () => {
  it("is filled up to the whole document", () => {
    const { id: _id, status: _status, asOf: _asOf, createdAt: _made, lastUpdated: _saved, ...rest } = example;
    const { toolMeta } = rest;
    expect(ReportInput.parse(minimal)).toEqual({
      ...rest,
      name: "4217 Brookhaven Dr",
      toolMeta: { ...toolMeta, isComplete: false },
    });
  });
  it("may leave out ids and references where there is one to mean", () => {
    const parsed = ReportInput.parse({ properties: [{ purchaseDetails: [{ price: 1000 }] }], loans: [{}, {}] });
    expect(parsed.properties[0]).toMatchObject({ id: "property-1", purchaseDetails: [{ id: "price-1-1" }] });
    expect(parsed.loans).toMatchObject([
      { id: "loan-1", propertyID: "property-1", purchaseDetailsID: "price-1-1" },
      { id: "loan-2", propertyID: "property-1", purchaseDetailsID: "price-1-1" },
    ]);
    expect(parsed.name).toBe("New scenario");
  });
  it("may not leave out a reference where there are two", () => {
    const two = [property, { ...property, id: "p2" }];
    expect(problems({ properties: two, loans: [{ ...loan, propertyID: undefined }] })).toEqual({
      "loans.0.propertyID": "Choose a property of this scenario",
    });
  });
  it("finances the upfront premium of the agencies", () => {
    const isFinanced = (program: string) => ReportInput.parse(withLoan({ program })).loans[0]!.MIWorksheet.isFinanced;
    expect(["fha", "usda", "va", "conventional", "other"].map(isFinanced)).toEqual([true, true, true, false, false]);
  });
  it("of a purchase in cash is its price", () => {
    const { loans } = ReportInput.parse({ properties: [property], loans: [{ program: "allCash" }] });
    expect(loans[0]).toMatchObject({ term: 0, rate: 0, points: 0, downPayment: 500_000 });
    expect(statusOf(ReportInput.parse({ properties: [property], loans: [{ program: "allCash" }] }))).toBe("complete");
  });
  it("counts null as left out", () => {
    const nothing = {
      points: null,
      name: null,
      MI: null,
      ARM: null,
      secondLoan: null,
      escrows: null,
      MIWorksheet: null,
    };
    expect(ReportInput.parse(withLoan(nothing))).toEqual(ReportInput.parse(minimal));
  });
});

describe("other names of the specification", () => {
  it.each([
    [withPrice({ monthlyHomeInsurance: 90 }), withPrice({ userMonthlyHomeInsurance: 90 })],
    [withPrice({ homeIns: 90 }), withPrice({ userMonthlyHomeInsurance: 90 })],
    [withPrice({ tax: 4200 }), withPrice({ userPropertyTax: 4200 })],
    [withPrice({ hoa: 40 }), withProperty({ monthlyAssociationFee: 40 })],
    [withPrice({ appraisedValue: 480_000 }), withProperty({ userAppraisedValue: 480_000 })],
    [withProperty({ estimatedHomeValue: 510_000 }), withProperty({ userEstimatedValue: 510_000 })],
    [withProperty({ appreciationType: "custom" }), withProperty({ appreciationTypes: ["custom"] })],
    [withProperty({ appreciationTypes: ["custom", "custom"] }), withProperty({ appreciationTypes: ["custom"] })],
    [withLoan({ additionalMonthlyPayment: 0, useAdditionalMonthlyPayment: true }), minimal],
    [withLoan({ additionalMonthlyPayment: 150 }), withLoan({ additionalMonthlyPayments: [{ amount: 150 }] })],
    [withLoan({ additionalMonthlyPayment: 150, useAdditionalMonthlyPayment: false }), minimal],
    [
      withLoan({ additionalMonthlyPayment: 150, additionalMonthlyPayments: [{ amount: 99 }] }),
      withLoan({ additionalMonthlyPayments: [{ amount: 99 }] }),
    ],
    [
      { ...minimal, toolMeta: { type: "refi" } },
      { ...minimal, toolMeta: { type: "refinance" } },
    ],
  ])("are read and never written: %j", (other, usual) => {
    expect(ReportInput.parse(other)).toEqual(ReportInput.parse(usual));
  });
});

describe("what is required", () => {
  it("may be missing from a report, which is a draft then", () => {
    const parsed = ReportInput.parse({ properties: [{ purchaseDetails: [{}] }], loans: [{}] });
    expect(missingFields(parsed)).toEqual({
      "properties.0.address": "Location is required",
      "properties.0.purchaseDetails.0.price": "Price is required",
      "loans.0.term": "Term is required",
      "loans.0.rate": "Rate is required",
      "loans.0.downPayment": "Down Payment is required",
    });
    expect(statusOf(parsed)).toBe("draft");
    expect(missingFields(ReportInput.parse({ properties: [property] }))).toEqual({ loans: "Add a loan" });
    expect(statusOf(ReportInput.parse(minimal))).toBe("complete");
  });
  it("may not be missing from a calculation, but for the address", () => {
    const { error } = ScenarioInput.safeParse({ properties: [{ purchaseDetails: [{}] }], loans: [{ rate: 6 }] });
    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["properties.0.purchaseDetails.0.price", "Price is required"],
      ["loans.0.term", "Term is required"],
      ["loans.0.downPayment", "Down Payment is required"],
    ]);
  });
});

describe("a document", () => {
  const dollars = fc.integer({ min: 1, max: 99_999_999_900 }).map((cents) => cents / 100);
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const anyLoan = fc.record({
    id: fc.uuid(),
    name: fc.string({ maxLength: 50 }),
    program: fc.constantFrom("conventional", "fha", "usda", "va", "other"),
    term: fc.option(fc.integer({ min: 1, max: 50 })),
    rate: fc.option(percent),
    points: fc.option(percent),
    downPaymentPercentage: fc.option(percent),
    MI: fc.option(dollars),
    closingCosts: fc.option(dollars),
    additionalCredits: fc.array(fc.record({ name: fc.string({ maxLength: 20 }), amount: dollars }), { maxLength: 3 }),
    escrows: fc.option(fc.record({ insurance: fc.integer({ min: 0, max: 60 }) })),
    isFinancedCC: fc.boolean(),
  });
  const anyReport = fc.record({
    name: fc.string({ maxLength: 100 }),
    asOf: fc.constantFrom(undefined, "2026-11-20"),
    properties: fc.constant([property]),
    loans: fc.uniqueArray(anyLoan, { selector: ({ id }) => id, maxLength: 4 }),
  });

  it("stays the same when it is read again, and as JSON", () => {
    fc.assert(
      fc.property(anyReport, (given) => {
        const once = ReportInput.parse(given);
        expect(ReportInput.parse(once)).toEqual(once);
        expect(JSON.parse(JSON.stringify(once))).toEqual(once);
      }),
    );
  });
  it("with every field is kept as it is, complete, and can be calculated", () => {
    const kept = ReportInput.parse(full);
    expect(kept).toEqual(full);
    expect(JSON.parse(JSON.stringify(kept))).toEqual(full);
    expect(missingFields(kept)).toEqual({});
    const { lastUpdated: saved } = full;
    const answered = { ...kept, status: "complete", createdAt: saved, asOf: "2026-11-20" };
    expect(Report.parse(answered)).toEqual(answered);
    const { DTI: _DTI, ...client } = fullScenario().client;
    const [arm, buydown, refinance, existing] = full.loans;
    expect(ScenarioInput.parse(fullScenario())).toEqual({
      ...fullScenario(),
      client,
      loans: [arm, buydown, refinance, { ...existing, term: 22 }],
    });
  });
  it("forgets the prices and the limits of a home that has left it", () => {
    const series = { ...full.outside.series, gone: full.outside.series!.new! };
    const limits = { ...full.outside.limits, gone: full.outside.limits!.new! };
    expect(ReportInput.parse({ ...full, outside: { ...full.outside, series, limits } })).toEqual(full);
  });
  it("that was answered can be sent back", () => {
    expect(Report.parse(example)).toEqual(example);
    const { status: _status, createdAt: _made, ...written } = example;
    expect(ReportInput.parse(example)).toEqual(written);
  });
});
