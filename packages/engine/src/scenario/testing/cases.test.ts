import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { LoanResult } from "../schema/types";
import { exampleLoan } from "./example";
import { CENT, casesOf, miss, publishedCases, through } from "./published-cases";

type Expected = Parameters<typeof miss>[1];
const money = (actual: number | null, expected: Expected) =>
  expect(miss(actual, expected), `${actual} for ${expected}`).toBeLessThanOrEqual(CENT);
const points = (actual: number | null, expected: Expected) =>
  expect(miss(actual, expected), `${actual} for ${expected}`).toBeLessThanOrEqual(0.001);
/** The monthly mortgage insurance of a year of the loan. */
const premiumOf = ({ premiums }: LoanResult, year: number) =>
  premiums.findLast(({ fromPayment }) => fromPayment <= year * 12 - 11)!.monthly;
const financed = { ...exampleLoan.MIWorksheet, isFinanced: true };

describe("payment and schedule", () => {
  it.each(casesOf("payment"))("$id $title", ({ inputs, expected }) => {
    const loan = { program: "other" as const, rate: Number(inputs.ratePct), term: Number(inputs.termYears) };
    const result = through({ price: Number(inputs.loanAmount), loan });
    const schedule = result.amortSchedule!;
    money(result.monthly.principalAndInterest, expected.payment);
    money(result.totals.interest, expected.totalInterest_roundedSchedule);
    money(result.finalPayment, expected.finalPayment_roundedSchedule);
    money(schedule.balance[Number(inputs.balanceAfterPayment) - 1]!, expected.balanceAfterK_rounded);
    money(schedule.interest[0]!, expected.firstInterest);
    money(schedule.principal[0]!, expected.firstPrincipal);
    money(result.loanEstimate.financeCharge!, expected.totalInterest_exactPaymentTimesN);
  });
});

describe("disclosure", () => {
  it.each(casesOf("disclosure"))("$id $title", ({ inputs, expected }) => {
    const price = Number(inputs.price);
    const result = through({
      price,
      loan: {
        rate: Number(inputs.ratePct),
        term: Number(inputs.termYears),
        downPayment: price - Number(inputs.loanAmount),
        downPaymentPercentage: null,
        MI: Number(inputs.monthlyMI),
        closingCosts: Number(inputs.borrowerLoanCosts),
        escrows: { insurance: 0, tax: 0, interest: 16 },
        interestDayBasis: 360,
        // The form subtracts no prepaid finance charge from the amount financed.
        customAPRCost: 0,
      },
    });
    const { loanEstimate } = result;
    money(result.prepaidEscrows, inputs.prepaidInterest);
    money(result.monthly.principalAndInterest, expected.payment);
    money(loanEstimate.amountFinanced, expected.amountFinanced);
    money(loanEstimate.financeCharge!, expected.financeCharge);
    money(loanEstimate.totalOfPayments!, expected.totalOfPayments);
    points(loanEstimate.totalInterestPercentage, expected.tipPct);
    points(result.apr, expected.aprPct);
    expect(result.miMonths).toBe(expected.miAutoTerminationAfterPayment);
    expect(loanEstimate.miAutoTerminationAfterPayment).toBe(expected.miAutoTerminationAfterPayment);
    expect(loanEstimate.miCancelOnRequestAfterPayment).toBe(expected.miCancelOnRequestAfterPayment);
  });
});

describe("mortgage insurance", () => {
  const letters = { ML2015_01_threshold_625500: "2022-06-01", ML2023_05_threshold_726200: "2026-11-20" } as const;

  it.each(
    casesOf("fha").flatMap((each) => Object.entries(letters).map(([letter, asOf]) => ({ ...each, letter, asOf }))),
  )("$id $title, $letter", ({ inputs, expected, letter, asOf }) => {
    const term = Number(inputs.termYears);
    const loan = {
      program: "fha" as const,
      rate: Number(inputs.ratePct),
      term,
      downPaymentPercentage: Number(inputs.downPaymentPct),
      MIWorksheet: financed,
    };
    const result = through({ price: Number(inputs.price), loan, asOf });
    money(result.cash.downPayment, expected.downPayment);
    money(result.baseAmount, expected.baseLoan);
    money(result.upfrontMI, expected.upfrontMIP);
    money(result.amount, expected.totalLoan);
    money(result.monthly.principalAndInterest, expected.payment);
    points(result.ltv, expected.ltvPct);
    const [annual, monthly] = [expected.annualMipPct, expected.monthlyMIP] as unknown as Record<string, string>[];
    expect(result.defaults.annualMIPercentage).toBe(Number(annual![letter]));
    money(result.MI!, monthly![letter]);
    const [byYear, all] = [expected.monthlyMIPOfYear, expected.allMIP] as unknown as [
      Record<string, Record<string, string>>,
      Record<string, string>,
    ];
    for (const [year, premium] of Object.entries(byYear[letter]!)) money(premiumOf(result, Number(year)), premium);
    money(result.totals.mortgageInsurance, all[letter]);
    expect(result.miMonths).toBe(expected.mipDuration === "11 years" ? 132 : term * 12);
  });

  it.each(casesOf("va"))("$id $title", ({ inputs, expected }) => {
    const activeModifiers = inputs.use === "subsequent use" ? ["subsequentUse"] : [];
    const loan = {
      program: "va" as const,
      rate: Number(inputs.ratePct),
      downPaymentPercentage: Number(inputs.downPaymentPct),
      MIWorksheet: { ...financed, activeModifiers },
    };
    const result = through({ price: Number(inputs.price), loan });
    money(result.baseAmount, expected.baseLoan);
    expect(result.defaults.upfrontMIPercentage).toBe(Number(expected.fundingFeePct));
    money(result.upfrontMI, expected.fundingFee);
    money(result.amount, expected.totalLoan);
    money(result.monthly.principalAndInterest, expected.payment);
    money(result.MI!, expected.monthlyMI);
  });

  it.each(casesOf("usda"))("$id $title", ({ inputs, expected }) => {
    const loan = { program: "usda" as const, rate: Number(inputs.ratePct), MIWorksheet: financed };
    const result = through({ price: Number(inputs.price), loan });
    money(result.upfrontMI, expected.guaranteeFee_grossUp_base_over_0_99);
    const onBase = through({ price: Number(inputs.price), loan: { ...loan, MIWorksheet: exampleLoan.MIWorksheet } });
    money(onBase.upfrontMI, expected.guaranteeFee_onBase);
    money(result.amount, expected.totalLoan);
    money(result.monthly.principalAndInterest, expected.payment);
    for (const [year, fee] of Object.entries(expected.monthlyFeeOfYear as unknown as Record<string, string>))
      money(premiumOf(result, Number(year)), fee);
    money(result.totals.mortgageInsurance, expected.allFees);
    expect(result.miMonths).toBe(360);
  });

  it.each(casesOf("pmi"))("$id $title", ({ inputs, expected }) => {
    const price = Number(inputs.price);
    const loan = { downPayment: price - Number(inputs.loanAmount), downPaymentPercentage: null };
    const result = through({ price, ficoMin: 725, loan });
    points(result.ltv, expected.ltvPct);
    expect(result.defaults.annualMIPercentage).toBe(Number(inputs.annualRatePct));
    money(result.MI!, expected.monthlyMI);
  });
});

describe("costs", () => {
  it.each(casesOf("prepaids"))("$id $title", ({ inputs, expected }) => {
    const dayBasis = Number(inputs.dayBasis) as 365 | 360;
    const days = (interest: number) =>
      through({
        price: Number(inputs.loanAmount),
        loan: {
          program: "other",
          rate: Number(inputs.ratePct),
          escrows: { insurance: 0, tax: 0, interest },
          interestDayBasis: dayBasis,
        },
      }).prepaidEscrows;
    money(days(1), expected.perDiem);
    money(days(Number(inputs.days)), expected.prepaidInterest);
  });

  it.each(casesOf("appraisal"))("$id $title", ({ inputs, expected }) => {
    const result = through({ price: Number(inputs.price), appraised: Number(inputs.appraisedValue), loan: {} });
    money(result.cash.appraisalGap, expected.gap);
    money(result.applicablePrice, inputs.appraisedValue);
  });
});

/** Each category that the tests of published cases go through, here and in the files beside this one. */
const walked = {
  "cases.test.ts": ["payment", "disclosure", "fha", "va", "usda", "pmi", "prepaids", "appraisal"],
  "apr-cases.test.ts": ["apr", "apr-variable"],
  "cases-of-types.test.ts": ["buydown", "arm", "accelerated", "interest-only", "second-loan"],
  "cases-around.test.ts": ["escrow", "tax", "reinvestment", "mbs"],
};

it("leaves no published case out", () => {
  expect(publishedCases).toHaveLength(36);
  const categories = new Set(publishedCases.map(({ category }) => category));
  expect(Object.values(walked).flat().sort()).toEqual([...categories].sort());
  for (const [file, names] of Object.entries(walked)) {
    const source = readFileSync(join(import.meta.dirname, file), "utf8");
    for (const name of names) expect(source, file).toContain(`casesOf("${name}")`);
  }
});
