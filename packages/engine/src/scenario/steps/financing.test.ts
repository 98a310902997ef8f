import { describe, expect, it } from "vitest";
import type { Fee, Loan } from "../schema/types";
import { exampleLoan } from "../testing/example";
import { through } from "../testing/published-cases";

const price = 400_000;
const loan = (more: Partial<Loan>) => through({ price, loan: { downPaymentPercentage: 10, ...more } });
const financed = { ...exampleLoan.MIWorksheet, isFinanced: true };
const noEscrows = { insurance: 0, tax: 0, interest: 0 };

describe("down payment", () => {
  it("is a percentage of the lower of price and appraised value; the gap comes on top", () => {
    const result = through({ price, appraised: 380_000, loan: { downPaymentPercentage: 20 } });
    expect(result).toMatchObject({ applicablePrice: 380_000, baseAmount: 304_000, ltv: 80 });
    expect(result.cash).toMatchObject({ downPayment: 76_000, appraisalGap: 20_000, toClose: 96_000 });
  });
  it("cannot exceed what it buys", () => {
    const result = loan({ downPayment: 500_000, downPaymentPercentage: null });
    expect(result).toMatchObject({ amount: 0, ltv: 0, apr: null, MI: 0, payoffMonths: 0 });
    expect(result.cash.toClose).toBe(price);
  });
});

describe("what is financed", () => {
  it("grows the amount and lowers the cash by as much", () => {
    const costs = { closingCosts: 6000, points: 1, userPrepaidEscrows: 4000 };
    const paid = loan({ ...costs, selfInsured: true });
    const lent = loan({
      ...costs,
      selfInsured: true,
      isFinancedCC: true,
      isFinancedPoints: true,
      isFinancedPrepaidEscrow: true,
    });
    expect(paid).toMatchObject({ amount: 360_000, costOfPoints: 3600 });
    expect(lent).toMatchObject({ amount: 373_600, costOfPoints: 3600, baseAmount: 360_000 });
    expect(lent.cash).toMatchObject({ financed: 13_600, toClose: paid.cash.toClose - 13_600 });
  });

  it("takes points and fees in percent of the base amount, premiums and LTV of the amount before MI", () => {
    const fee: Fee = { name: "Origination", rate: 1, usePercent: true, percentOf: "loan", APR: true, isCredit: false };
    const result = loan({
      program: "fha",
      points: 2,
      isFinancedPoints: true,
      MIWorksheet: financed,
      closingCostObj: { name: "Worksheet", data: { lender: [fee] } },
    });
    expect(result).toMatchObject({ costOfPoints: 7200, closingCosts: 3600, amountBeforeMI: 367_200, ltv: 91.8 });
    expect(result.upfrontMI).toBe(6426);
    // The average of the first year's balances times 0.5 %, divided by 1.0175, a twelfth of it.
    expect(result.MI).toBe(152.23);
    expect(result.amount).toBe(373_626);
  });

  it("takes the VA fee of the amount before MI too, and the USDA fee of the whole loan", () => {
    const costs = { closingCosts: 10_000, isFinancedCC: true, downPaymentPercentage: 0, MIWorksheet: financed };
    expect(loan({ ...costs, program: "va" })).toMatchObject({ upfrontMI: 8815, amount: 418_815 });
    expect(loan({ ...costs, program: "usda" })).toMatchObject({ upfrontMI: 4141.41, MI: 120.18, amount: 414_141.41 });
  });

  it("bears a day's interest on the amount without financed prepaids, with the financed premium", () => {
    const escrows = { ...noEscrows, interest: 10 };
    const result = loan({ program: "fha", escrows, isFinancedPrepaidEscrow: true, MIWorksheet: financed });
    // 360,000 and 6,300 of upfront premium at 6.5 %: 65.23 a day.
    expect(result.prepaidEscrows).toBe(652.3);
    expect(result.amountBeforeMI).toBe(360_652.3);
  });
});

describe("prepaids", () => {
  it("are the typed total, else the escrows, else 12 months of each and no interest", () => {
    const tax = { ...exampleLoan };
    expect(loan({}).prepaidEscrows).toBe(0);
    expect(loan({ ...tax, userPrepaidEscrows: 0, escrows: { ...noEscrows, interest: 5 } }).prepaidEscrows).toBe(0);
    expect(loan({ escrows: { ...noEscrows, interest: 1 } }).defaults.prepaidEscrows).toBe(
      loan({ escrows: { ...noEscrows, interest: 1 } }).prepaidEscrows,
    );
  });
});

describe("all cash", () => {
  const cash = loan({
    program: "allCash",
    term: 0,
    rate: 0,
    downPaymentPercentage: 100,
    upfrontMI: 500,
    isFinancedCC: true,
    closingCosts: 900,
  });
  it("lends nothing, ignores the appraisal and has no schedule or APR", () => {
    expect(cash).toMatchObject({
      amount: 0,
      apr: null,
      MI: 0,
      upfrontMI: 0,
      payoffMonths: 0,
      rates: [],
      costOfPoints: 0,
    });
    expect(cash.amortSchedule!.payment).toEqual([]);
    expect(cash.cash).toMatchObject({ downPayment: price, appraisalGap: 0, financed: 0, toClose: price + 900 });
    const appraised = through({ price, appraised: 300_000, loan: { program: "allCash", term: 0, rate: 0 } });
    expect(appraised).toMatchObject({ applicablePrice: price, cash: { toClose: price } });
  });
});

describe("APR", () => {
  it("is the note rate when there is no charge", () => {
    expect(loan({ program: "other" }).apr).toBe(6.5);
    expect(through({ price: 100, loan: { program: "other", rate: 5 } }).apr).toBe(5);
  });
  it("takes a typed finance charge instead of the computed one, and never a typed APR", () => {
    const points = loan({ program: "other", points: 2 });
    const typed = loan({ program: "other", points: 2, customAPRCost: 0, customAPR: 9 });
    expect(points.loanEstimate.prepaidFinanceCharge).toBe(7200);
    expect(typed.loanEstimate).toMatchObject({ prepaidFinanceCharge: 0, amountFinanced: 360_000 });
    expect(points.apr).toBeGreaterThan(6.5);
    expect(typed.apr).toBe(6.5);
  });
  it("is none when the charges leave nothing financed", () => {
    expect(loan({ program: "other", customAPRCost: 360_000 }).apr).toBeNull();
  });
  it("counts the upfront premium, paid or financed, and prepaid interest", () => {
    const charge = (more: Partial<Loan>) => loan({ program: "fha", ...more }).loanEstimate.prepaidFinanceCharge;
    expect(charge({})).toBe(6300);
    expect(charge({ MIWorksheet: financed })).toBe(6300);
    expect(charge({ escrows: { ...noEscrows, interest: 10 } })).toBe(6941.1);
  });
});
