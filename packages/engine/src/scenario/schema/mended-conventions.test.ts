import { describe, expect, it } from "vitest";
import { calculateExplained } from "../explain";
import { exampleLoan, exampleScenario } from "../testing/example";
import { mendedConventions, mendedFor, mendedForLoan } from "./mended-conventions";
import { mendedSentences } from "./mended-sentences";
import type { Loan } from "./types";

const loan = (more: Partial<Loan>) => ({ ...exampleLoan, ...more });
const fha = loan({ program: "fha" });

describe("a convention that was mended", () => {
  it("is told of a figure whose report is older, and not of one that was never worked out otherwise", () => {
    expect(mendedFor("MI", fha, { asOf: "2026-11-21" })).toEqual(["averageBalancePremium"]);
    expect(mendedFor("MI", fha, { asOf: "2026-11-22" })).toEqual([]);
    expect(mendedFor("payment", fha, { asOf: "2026-11-21" })).toEqual([]);
    expect(mendedForLoan(loan({}), { asOf: "2026-11-21" })).toEqual(["effectiveGrowth", "deductedPremiums"]);
    expect(mendedForLoan(loan({}), { asOf: "2026-11-22" })).toEqual([]);
  });

  it("concerns the loans whose figures it changes", () => {
    expect(mendedForLoan(loan({ program: "usda" }), { asOf: "2025-01-01" })).toEqual([
      "paymentsAddedUp",
      "averageBalanceFee",
      "effectiveGrowth",
      "deductedPremiums",
    ]);
    const more: Partial<Loan>[] = [
      { biweekly: true },
      { additionalMonthlyPayments: [{ amount: 100 }] },
      { lumpPayments: [{ amount: 100, payment: 1, recast: false }] },
    ];
    for (const each of more) {
      expect(mendedForLoan(loan(each), { asOf: "2025-01-01" })).toEqual([
        "insuranceEndsByActualPayments",
        "effectiveGrowth",
        "deductedPremiums",
      ]);
      expect(mendedForLoan(loan({ ...each, program: "fha" }), { asOf: "2025-01-01" })).toEqual([
        "paymentsAddedUp",
        "averageBalancePremium",
        "effectiveGrowth",
        "deductedPremiums",
      ]);
    }
    expect(mendedForLoan(loan({ program: "fha", category: "existing" }), { asOf: "2025-01-01" })).toEqual([
      "effectiveGrowth",
      "deductedPremiums",
    ]);
  });

  it("is told of the equity where another mortgage is owed on the home", () => {
    const refinance = loan({ category: "refinance", id: "new" });
    const told = (lien: Partial<Loan>) =>
      mendedForLoan(refinance, { asOf: "2026-11-29", loans: [refinance, loan({ category: "existing", ...lien })] });
    expect(told({ payOff: false })).toEqual(["equityCountsEveryMortgage"]);
    expect(told({ payOff: true })).toEqual([]);
    expect(told({ payOff: false, propertyID: "another" })).toEqual([]);
  });

  it("is told of a Loan Estimate's totals where the lender's credit is among the fees, not where it is among the credits", () => {
    const credit = { name: "Lender credit", rate: 500, usePercent: false, percentOf: "property", APR: false } as const;
    const told = (category: string, isCredit: boolean) => {
      const closingCostObj = { name: "", data: { [category]: [{ ...credit, isCredit }] } };
      return mendedFor("totalOfPayments", loan({ closingCosts: null, closingCostObj }), { asOf: "2026-11-29" });
    };
    expect(told("lender", true)).toEqual(["lendersCreditsApart"]);
    expect(told("lender", false)).toEqual([]);
    expect(told("credits", true)).toEqual([]);
  });

  it("is told of the combined loan-to-value of an existing mortgage, not of a refinance's, which always counted the others", () => {
    const [first, lien] = ["first", "lien"].map((id) => loan({ id, category: "existing", payOff: false }));
    const refinance = loan({ category: "refinance", id: "new" });
    const report = { asOf: "2026-11-29", loans: [first!, lien!, refinance] };
    expect(mendedFor("cltv", first!, report)).toEqual(["combinedCountsEveryMortgage"]);
    expect(mendedFor("cltv", refinance, report)).toEqual([]);
    expect(mendedFor("cltv", first!, { ...report, loans: [first!, refinance] })).toEqual([]);
  });

  it("is told of a refinance's break-even, of any report from before it added savings up", () => {
    const refinance = loan({ category: "refinance" });
    expect(mendedFor("savingsBreakEven", refinance, { asOf: "2026-11-22" })).toEqual(["savingsAddedUp"]);
    expect(mendedFor("savingsBreakEven", refinance, { asOf: "2026-11-23" })).toEqual([]);
  });

  it("is told of the points of a purchase, which are deducted since", () => {
    const old = { asOf: "2026-11-22" };
    expect(mendedFor("taxSavings", loan({ points: 1 }), old)).toEqual(["deductedPoints"]);
    expect(mendedFor("taxSavings", loan({ points: 1, category: "refinance" }), old)).toEqual([]);
    expect(mendedForLoan(loan({ points: 1 }), { asOf: "2026-11-23" })).toEqual([]);
  });

  it("is told of the insurance of two units and of an investment property, which ends at half the term since", () => {
    const old = { asOf: "2026-11-22" };
    const told = (more: Partial<Loan>) => mendedFor("totalMortgageInsurance", loan(more), old);
    expect([told({ units: 2 }), told({ occupancy: "investment" })]).toEqual([
      ["insuranceEndsByHome"],
      ["insuranceEndsByHome"],
    ]);
    expect([told({}), told({ occupancy: "secondHome" }), told({ units: 2, program: "fha" })]).toEqual([[], [], []]);
    expect([told({ units: 2, program: "allCash" }), told({ units: 2, program: "va" })]).toEqual([[], []]);
  });

  it("is told beside what is paid in five years, which counts insurance and fee", () => {
    const told = (more: Partial<Loan>) => mendedFor("paidInFiveYears", loan(more), { asOf: "2026-11-29" });
    expect([told({ units: 2 }), told({ program: "va" })]).toEqual([["insuranceEndsByHome"], ["feeByWholePrice"]]);
  });

  it("is told of the funding fee of a VA purchase", () => {
    const told = (more: Partial<Loan>) => mendedFor("upfrontMI", loan(more), { asOf: "2026-11-29" });
    expect(told({ program: "va" })).toEqual(["feeByWholePrice"]);
    expect([told({}), told({ program: "va", category: "refinance" })]).toEqual([[], []]);
  });

  it("is told of an investment property's taxes and of a second home's points", () => {
    const old = { asOf: "2026-11-22" };
    const told = (more: Partial<Loan>) => mendedFor("taxSavings", loan(more), old);
    expect(told({ occupancy: "investment" })).toEqual(["taxesByOccupancy"]);
    expect(told({ occupancy: "secondHome", points: 1 })).toEqual(["taxesByOccupancy"]);
    expect(told({ occupancy: "secondHome" })).toEqual([]);
    expect(mendedFor("taxSavings", loan({ occupancy: "investment" }), { asOf: "2026-11-30" })).toEqual([]);
  });

  it("is told of the taxes of a home with more units than the client's own", () => {
    const told = (more: Partial<Loan>) => mendedFor("netGain", loan(more), { asOf: "2026-11-29" });
    expect([told({ units: 2 }), told({}), told({ units: 2, occupancy: "investment" })]).toEqual([
      ["taxesByUnits"],
      [],
      ["taxesByOccupancy"],
    ]);
  });

  it("is told of a second home and of three units, unless their premium was marked", () => {
    const old = { asOf: "2026-11-21" };
    const told = (more: Partial<Loan>) => mendedFor("MI", loan(more), old).includes("occupancyPricesInsurance");
    const marked = { ...exampleLoan.MIWorksheet, activeModifiers: ["secondHome"] };
    expect([told({ occupancy: "secondHome" }), told({ units: 3 }), told({ units: 2 })]).toEqual([true, true, false]);
    expect(told({ occupancy: "secondHome", MIWorksheet: marked })).toBe(false);
    expect(told({ occupancy: "secondHome", program: "va" })).toBe(false);
  });

  it("is told of an adjustable rate and of what it qualifies by, the second to the officer alone", () => {
    const arm = loan({ type: "arm5" });
    expect(mendedFor("apr", arm, { asOf: "2026-11-21" })).toEqual(["disclosedRate"]);
    expect(mendedFor("dti", arm, { asOf: "2026-11-21" })).toEqual(["qualifyingPayment"]);
    expect(mendedForLoan(arm, { asOf: "2026-11-21" })).toEqual([
      "paymentsAddedUp",
      "disclosedRate",
      "effectiveGrowth",
      "deductedPremiums",
    ]);
    expect(mendedFor("rates", loan({ type: "arm5", program: "va" }), { asOf: "2026-11-21" })).toEqual(["agencyCaps"]);
  });

  it("is told of the fees of a worksheet, to the officer alone, and not of a typed total", () => {
    const listed = loan({ closingCostObj: { name: "Worksheet", data: {} } });
    expect(mendedFor("totalOfPayments", listed, { asOf: "2026-11-21" })).toEqual(["sectionsOfFees"]);
    expect(mendedFor("totalOfPayments", { ...listed, closingCosts: 3000 }, { asOf: "2026-11-21" })).toEqual([]);
    expect(mendedForLoan(listed, { asOf: "2026-11-21" })).toEqual(["effectiveGrowth", "deductedPremiums"]);
  });

  it("is told of costs that the loan lends, to the officer alone", () => {
    const told = (more: Partial<Loan>) => mendedFor("paidInFiveYears", loan(more), { asOf: "2026-11-29" });
    const financed = { ...exampleLoan.MIWorksheet, isFinanced: true };
    for (const more of [{ isFinancedCC: true }, { isFinancedPoints: true }, { program: "usda", MIWorksheet: financed }])
      expect(told(more as Partial<Loan>)).toEqual(["financedCostsCount"]);
    expect([told({}), told({ program: "allCash", isFinancedCC: true })]).toEqual([[], []]);
    expect(mendedForLoan(loan({ isFinancedCC: true }), { asOf: "2026-11-29" })).toEqual([]);
  });

  it("stands in the working with the day since when", () => {
    const scenario = { ...exampleScenario, asOf: "2025-06-01", loans: [fha] };
    const [{ explain } = {}] = calculateExplained(scenario, { explain: ["MI", "payment"] }).loans;
    const { since } = mendedConventions.averageBalancePremium;
    const { sentence } = mendedSentences.averageBalancePremium;
    expect(explain!.MI!.mended).toEqual([{ since, sentence }]);
    expect(explain!.payment!.mended).toBeUndefined();
  });
});
