import { describe, expect, it } from "vitest";
import {
  type Fields,
  loan,
  minimal,
  price,
  problems,
  property,
  withLoan,
  withPrice,
  withProperty,
} from "./least.fixture";

describe("what is refused, and where", () => {
  it.each<[unknown, Record<string, string>]>([
    [null, { "": "A report is an object" }],
    [{}, { properties: "A scenario can have 1 to 6 properties" }],
    [{ ...minimal, nope: 1 }, { "": "Unknown field: nope" }],
    [withLoan({ nope: 1 }), { "loans.0": "Unknown field: nope" }],
    [{ ...minimal, properties: Array(7).fill(property) }, { properties: "A scenario can have 1 to 6 properties" }],
    [{ ...minimal, properties: {} }, { properties: "Give “Properties” as a list" }],
    [{ ...minimal, loans: 3 }, { loans: "Give “Loans” as a list" }],
    [withLoan({ additionalCredits: 500 }), { "loans.0.additionalCredits": "Give “Additional credits” as a list" }],
    [withLoan({ lumpPayments: {} }), { "loans.0.lumpPayments": "Give “Lump sum” as a list" }],
    [withLoan({ creditsObj: {} }), { "loans.0.creditsObj.data": "Give “Fees” as a list" }],
    [withLoan({ creditsObj: 500 }), { "loans.0.creditsObj": "A worksheet is an object" }],
    [
      withLoan({ closingCostObj: { name: "a", data: { lender: 5 } } }),
      { "loans.0.closingCostObj.data.lender": "Give “Fees” as a list" },
    ],
    [
      { ...minimal, toolMeta: { attachedReports: "rpt" } },
      { "toolMeta.attachedReports": "Give “Attached reports” as a list" },
    ],
    [{ ...minimal, loans: Array(13).fill(loan) }, { loans: "A scenario can have at most 12 loans" }],
    [{ ...minimal, loans: [loan, loan] }, { "loans.1.id": "This id is used twice" }],
    [
      withProperty({ purchaseDetails: [price, price] }),
      { "properties.0.purchaseDetails.1.id": "This id is used twice" },
    ],
    [withLoan({ purchaseDetailsID: "d9" }), { "loans.0.purchaseDetailsID": "Choose a price of this property" }],
    [withLoan({ name: "x".repeat(51) }), { "loans.0.name": "Use at most 50 characters" }],
    [withLoan({ term: 51 }), { "loans.0.term": "Enter a term of 1 to 50 years" }],
    [withLoan({ term: 0 }), { "loans.0.term": "Enter a term of 1 to 50 years" }],
    [withLoan({ term: 30.5 }), { "loans.0.term": "Enter a term of 1 to 50 years" }],
    [withLoan({ rate: "6.5" }), { "loans.0.rate": "Enter a percentage between 0 and 100" }],
    [
      withLoan({ downPaymentPercentage: 20 }),
      { "loans.0.downPaymentPercentage": "Enter the down payment in dollars or in percent, not both" },
    ],
    [withLoan({ downPayment: 500_000.01 }), { "loans.0.downPayment": "Down Payment cannot exceed price" }],
    [
      withLoan({ MI: 100, annualMIPercentage: 0.5 }),
      { "loans.0.annualMIPercentage": "Enter mortgage insurance in dollars or in percent, not both" },
    ],
    [withLoan({ closingCosts: 0.001 }), { "loans.0.closingCosts": "Use at most 2 decimals" }],
    [withLoan({ interestDayBasis: 366 }), { "loans.0.interestDayBasis": "Choose 365 or 360 days" }],
    [
      withLoan({ MIWorksheet: { activeModifiers: ["exempt"] } }),
      { "loans.0.MIWorksheet.activeModifiers.0": "Choose a modifier of this program" },
    ],
    [
      withLoan({ program: "allCash" }),
      { "loans.0.term": "A purchase in cash has no term", "loans.0.rate": "A purchase in cash has no rate" },
    ],
    [
      withLoan({ program: "allCash", term: 0, rate: 0 }),
      { "loans.0.downPayment": "A purchase in cash is paid in full" },
    ],
    [
      withPrice({ userTaxRate: 1, userPropertyTax: 5000 }),
      { "properties.0.purchaseDetails.0.userPropertyTax": "Enter property tax in dollars or in percent, not both" },
    ],
    [withPrice({ price: 0 }), { "properties.0.purchaseDetails.0.price": "Enter a price between 1 and 999,999,999" }],
    [
      withPrice({ price: 1e300 }),
      { "properties.0.purchaseDetails.0.price": "Enter a price between 1 and 999,999,999" },
    ],
    [
      withProperty({ userAppraisedValue: 500_001 }),
      { "properties.0.userAppraisedValue": "Appraised value cannot exceed price." },
    ],
    [
      withProperty({ appreciationTypes: [] }),
      { "properties.0.appreciationTypes": "At least one Appreciation Calculation is required" },
    ],
    [
      withProperty({ appreciationTypes: ["forecast", "historical", "custom"] }),
      { "properties.0.appreciationTypes": "No more than 2 Appreciation Calculations may be selected" },
    ],
    [{ ...minimal, asOf: "2026-02-30" }, { asOf: "Enter a day from 01/01/2020 to 12/31/2099" }],
    [{ ...minimal, escrowMonths: { tax: [13] } }, { "escrowMonths.tax.0": "Enter a month from 1 to 12" }],
    [{ ...minimal, escrowMonths: { insurance: [1.5] } }, { "escrowMonths.insurance.0": "Enter a month from 1 to 12" }],
    [{ ...minimal, escrowMonths: { tax: Array(13).fill(1) } }, { "escrowMonths.tax": "A year has at most 12 months" }],
    [{ ...minimal, escrowMonths: [2, 8] }, { escrowMonths: "Give the months of tax and of insurance" }],
    [{ ...minimal, escrowMonths: { taxes: [2] } }, { escrowMonths: "Unknown field: taxes" }],
    [{ ...minimal, closingDate: "2019-12-31" }, { closingDate: "Enter a day from 01/01/2020 to 12/31/2100" }],
  ])("%j", (input, fields) => expect(problems(input)).toEqual(fields));

  it("an appraised value only above the highest price", () => {
    const prices = [price, { id: "d2", price: 480_000 }];
    expect(problems(withProperty({ purchaseDetails: prices, userAppraisedValue: 490_000 }))).toEqual({});
  });

  it("a fee by its unit's bound", () => {
    const fee = (fields: Fields) =>
      withLoan({ closingCostObj: { name: "W", data: { lender: [{ name: "Origination", ...fields }] } } });
    const path = "loans.0.closingCostObj.data.lender.0.rate";
    expect(problems(fee({ rate: 1250 }))).toEqual({});
    expect(problems(fee({ rate: 101, usePercent: true }))).toEqual({ [path]: "Enter a percentage between 0 and 100" });
    expect(problems(withLoan({ closingCostObj: { name: "W", data: { nope: [] } } }))).not.toEqual({});
  });
});

describe("attached reports", () => {
  const id = (end: string) => `rpt_${end.padStart(26, "0")}`;
  const attached = (...attachedReports: unknown[]) => ({ ...minimal, id: id("1"), toolMeta: { attachedReports } });
  const at = "toolMeta.attachedReports";

  it("are of any tool, also of one that saves none yet", () =>
    expect(problems(attached({ tool: "pa", id: id("2") }, { tool: "lc2", id: id("3") }))).toEqual({}));
  it.each<[string, unknown[], Record<string, string>]>([
    [
      "of no tool",
      [{ tool: "nope", id: id("2") }],
      { [`${at}.0.tool`]: expect.stringMatching(/^Choose one of lc2, pa/) },
    ],
    ["by no id", [{ tool: "pa", id: "nope" }], { [`${at}.0.id`]: "Enter the id of a report" }],
    [
      "twice",
      [
        { tool: "pa", id: id("2") },
        { tool: "pa", id: id("2") },
      ],
      { [at]: "Attach each report only once" },
    ],
    ["to itself", [{ tool: "lc2", id: id("1") }], { [`${at}.0.id`]: "A report cannot be attached to itself" }],
    ["by more than those", [{ tool: "pa", id: id("2"), name: "x" }], { [`${at}.0`]: "Unknown field: name" }],
    [
      "beyond ten",
      Array.from({ length: 11 }, (_, n) => ({ tool: "pa", id: id(`a${n}`) })),
      { [at]: "Attach at most 10 reports" },
    ],
  ])("are refused %s", (_, list, expected) => expect(problems(attached(...list))).toEqual(expected));
});

describe("a co-brand", () => {
  it("is none or one of the officer's ids", () => {
    expect(problems({ ...minimal, cobrandID: "cbr_01kahtq9z8c6b4d2f0g8h6j4k2" })).toEqual({});
    expect(problems({ ...minimal, cobrandID: 7 })).toEqual({ cobrandID: "Choose a co-brand or none" });
    expect(problems({ ...minimal, cobrandPosition: "top" })).toEqual({ cobrandPosition: "Choose left or right" });
  });
});

describe("what is not there yet", () => {
  it.each<[string, unknown]>([
    ["recordingUrl", "https://example.com/a.webm"],
    ["toolName", "mkit"],
  ])("a report's %s stays empty", (field, value) => {
    expect(Object.keys(problems({ ...minimal, [field]: value }))).toHaveLength(1);
  });
});

it("shows no picture of another site, and none that is not the officer's", () => {
  const image = `/v1/user/image?imageID=fil_${"0".repeat(26)}`;
  expect(problems(withProperty({ image }))).toEqual({});
  for (const other of ["https://example.com/a.png", `https://x.example${image}`, `${image}&x=1`, "/v1/user/headshot"])
    expect(problems(withProperty({ image: other }))).toEqual({
      "properties.0.image": "Choose one of your own pictures",
    });
});

it("holds no bid against the price that was paid for a home that is owned", () => {
  const home = { ...property, purchaseDetails: [{ ...price, bidOver: -300_000 }], userEstimatedValue: 600_000 };
  expect(problems({ ...minimal, properties: [home] })).toEqual({
    "properties.0.purchaseDetails.0.bidOver":
      "Enter an amount over asking of at most the price, or under asking of at most half of it",
  });
  const { downPayment: _, ...lent } = loan;
  expect(problems({ properties: [home], loans: [{ ...lent, category: "refinance", targetLTV: 80 }] })).toEqual({});
});
