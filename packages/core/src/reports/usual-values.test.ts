import { describe, expect, it } from "vitest";
import { type Fields, loan, minimal, problems, property, withLoan } from "./least.fixture";
import { ScenarioInput } from "./scenario.schema";
import { missingFields, ReportInput, statusOf } from "./schema";

describe("the usual values", () => {
  const loanOf = (fields: Fields) => ReportInput.parse(withLoan(fields)).loans[0]!;
  it("of an adjustable rate are left to the rules, and stay null", () => {
    expect(loanOf({ type: "arm5", ARM: { margin: 2.5 } }).ARM).toEqual({
      frequency: 6,
      scenario: "worst",
      sofrToday: null,
      indexAverage: null,
      margin: 2.5,
      rounding: null,
      floor: null,
      initialCap: null,
      adjustmentCap: null,
      lifetimeCap: null,
      customRates: [],
    });
    expect(loanOf({ type: "arm5" }).ARM).toBeUndefined();
  });
  it("of occupancy is the primary residence, and what it may be is said", () => {
    expect(loanOf({}).occupancy).toBe("primary");
    expect(loanOf({ occupancy: "secondHome" }).occupancy).toBe("secondHome");
    expect(problems(withLoan({ occupancy: "vacation" }))).toEqual({
      "loans.0.occupancy": "Choose primary, secondHome or investment",
    });
    const [asked] = ScenarioInput.parse(withLoan({ occupancy: "investment" })).loans;
    expect(asked!.occupancy).toBe("investment");
  });
  it("of units is one, and five are no home of a residential mortgage", () => {
    expect(loanOf({}).units).toBe(1);
    expect(loanOf({ units: 4 }).units).toBe(4);
    for (const units of [0, 5, 1.5, "2"])
      expect(problems(withLoan({ units }))).toEqual({ "loans.0.units": "Choose 1, 2, 3 or 4 units" });
    expect(ScenarioInput.parse(withLoan({ units: 3 })).loans[0]!.units).toBe(3);
  });
  it("of a half-year's rate is a change every 6 months, whatever is asked", () => {
    expect(loanOf({ type: "armHalf", ARM: { frequency: 12 } }).ARM!.frequency).toBe(6);
    expect(loanOf({ type: "arm1", ARM: { frequency: 12 } }).ARM!.frequency).toBe(12);
  });
  it("of a second loan are 90 % and 30 years", () => {
    expect(loanOf({ secondLoan: {} }).secondLoan).toEqual({
      type: "fixed",
      ltv: 90,
      term: 30,
      amount: null,
      rate: null,
    });
  });
  it("of a lump sum is no recast, and of a debt its place", () => {
    expect(loanOf({ lumpPayments: [{ amount: 5 }] }).lumpPayments).toEqual([
      { amount: 5, payment: null, recast: false },
    ]);
    expect(ReportInput.parse({ ...minimal, debts: [{}] }).debts).toEqual([
      {
        id: "debt-1",
        name: "",
        type: "other",
        balance: null,
        payment: null,
        rate: null,
        monthsLeft: null,
        payOff: false,
      },
    ]);
  });
});

describe("what is required", () => {
  it("is the other part of a purchase date that has one", () => {
    const lacks = (purchaseDate: Fields) =>
      missingFields(ReportInput.parse({ ...minimal, properties: [{ ...property, purchaseDate }] }));
    expect(lacks({ month: 5 })).toEqual({ "properties.0.purchaseDate.year": "Year is required" });
    expect(lacks({ year: 2020 })).toEqual({ "properties.0.purchaseDate.month": "Month is required" });
  });
  it("of debts, second loans, lump sums, custom rates and existing loans may be missing from a report", () => {
    const ARM = { scenario: "custom", customRates: [6, null] };
    const parsed = ReportInput.parse({
      properties: [{ ...property, purchaseDate: { year: 2020 } }],
      loans: [
        { ...loan, type: "arm5", ARM, secondLoan: {}, lumpPayments: [{}], additionalMonthlyPayments: [{}] },
        { ...loan, id: "l2", type: "arm5", ARM: { scenario: "custom" } },
        { id: "l3", category: "existing" },
        { id: "l4", category: "refinance" },
      ],
      debts: [{}],
    });
    expect(missingFields(parsed)).toEqual({
      "properties.0.purchaseDate.month": "Month is required",
      "loans.0.secondLoan.rate": "Rate is required",
      "loans.0.ARM.customRates.1": "Rate is required",
      "loans.0.additionalMonthlyPayments.0.amount": "Payment amount is required",
      "loans.0.lumpPayments.0.amount": "Payment amount is required",
      "loans.0.lumpPayments.0.payment": "Payment number is required",
      "loans.1.ARM.customRates.0": "Rate is required",
      "loans.2.rate": "Rate is required",
      "loans.2.balance": "Balance is required",
      "loans.2.monthsLeft": "Months left is required",
      "loans.3.term": "Term is required",
      "loans.3.rate": "Rate is required",
      "loans.3.targetLTV": "Loan Amount is required",
      "debts.0.balance": "Balance is required",
      "debts.0.payment": "Payment is required",
    });
    expect(statusOf(parsed)).toBe("draft");
  });
  it("is no down payment and no price of a home that is owned, once its value is known", () => {
    const owned = { id: "p1", address: "a", userEstimatedValue: 400_000, purchaseDetails: [{}] };
    const terms = { term: 30, rate: 6 };
    const debts = [{ balance: 9000, payment: 200, payOff: true }];
    const refinance = { properties: [owned], loans: [{ category: "refinance", ...terms }], debts };
    expect(statusOf(ReportInput.parse(refinance))).toBe("complete");
    expect(ScenarioInput.parse(refinance).properties[0]!.purchaseDetails[0]!.price).toBe(400_000);
    const { userEstimatedValue: _, ...unknown } = owned;
    const lacking = { ...refinance, properties: [unknown] };
    const sentence = "Estimated Home Value is required";
    expect(missingFields(ReportInput.parse(lacking))).toEqual({ "properties.0.userEstimatedValue": sentence });
    expect(ScenarioInput.safeParse(lacking).error?.issues.map(({ message }) => message)).toEqual([sentence]);
    const bought = { properties: [owned], loans: [{ ...terms, downPayment: 1 }] };
    expect(missingFields(ReportInput.parse(bought))).toEqual({
      "properties.0.purchaseDetails.0.price": "Price is required",
    });
  });
});
