import { describe, expect, it } from "vitest";
import { amortize, balanceAfter } from "../../../loan/schedule";
import { dollars, type Months, percent } from "../../../money/cents";
import type { Scenario } from "../../schema/types";
import { finalRefinance, fixedRate, interestOnlyArm, refinance } from "../../testing/loan-estimate-samples";
import { type Working, workOut } from "../../working";
import { loanEstimate } from "../loan-estimate";
import { type EstimateForm, estimateForm } from "./form";

function formOf(working: Working): EstimateForm {
  const form = estimateForm(working);
  if (typeof form === "string") throw new Error(`No form: ${form}`);
  return form;
}
const worked = (scenario: Scenario) => workOut(scenario, scenario.loans[0]!);

/** A working whose rate changes every so many months, which a loan of the product cannot be given. */
function changingEvery(working: Working, months: number): Working {
  const { contract } = working.repayment;
  const adjustable = contract.adjustable!;
  const terms = { ...adjustable.terms, frequency: months };
  const withTerms = { ...contract, adjustable: { ...adjustable, terms } };
  const { disclosed } = working.repayment;
  const repayment = {
    ...working.repayment,
    contract: withTerms,
    disclosed: { ...disclosed, contract: { ...disclosed.contract, adjustable: { ...adjustable, terms } } },
  };
  return { ...working, repayment };
}

const sectionTotals = ({ costs: { A, B, C, E, F, G, H } }: EstimateForm) =>
  [A, B, C, E, F, G, H].map(({ total }) => total);
const columns = ({ projected }: EstimateForm) =>
  projected.map(({ fromYear, toYear, principalAndInterest: { least, most }, mortgageInsurance, escrow, total }) => [
    `${fromYear}-${toYear}`,
    least,
    most,
    mortgageInsurance,
    escrow,
    total.least,
    total.most,
  ]);

describe("sample H-24(B), a fixed rate", () => {
  const form = formOf(worked(fixedRate));

  it("has its first page to the dollar", () => {
    expect(form.terms).toMatchObject({ amount: 162_000, rate: 3.875, principalAndInterest: 761.78, termMonths: 360 });
    expect([form.terms.rateRises, form.terms.paymentRises]).toEqual([null, null]);
    expect(columns(form)).toEqual([
      ["1-7", 761.78, 761.78, 82, 206, 1050, 1050],
      ["8-30", 761.78, 761.78, 0, 206, 968, 968],
    ]);
    expect(form.taxes.monthly).toBe(206);
  });

  it("has its second page to the dollar", () => {
    expect(sectionTotals(form)).toEqual([1802, 672, 3198, 85, 867, 413, 1017]);
    const { loanCosts, otherCosts, lenderCredits, total } = form.costs;
    expect([loanCosts, otherCosts, lenderCredits, total]).toEqual([5672, 2382, 0, 8054]);
    expect(form.costs.A.lines[0]).toEqual({ kind: "points", percent: 0.25, amount: 405 });
    expect(form.costs.F.lines[0]).toEqual({
      kind: "prepaidInterest",
      perDay: 17.44,
      days: 15,
      rate: 3.875,
      amount: 262,
    });
    expect(form.cash).toMatchObject({ closingCosts: 8054, financed: 0, downPayment: 18_000, deposit: -10_000 });
    expect(form.cash.toClose).toBe(16_054);
  });

  it("has its third page: what is paid in five years, the APR, and the interest of which the sample prints two decimals", () => {
    const { paid, principal, apr, totalInterestPercentage } = form.comparisons;
    expect([paid, principal, apr]).toEqual([56_582, 15_773, 4.274]);
    expect(totalInterestPercentage).toBe(69.447);
    expect(totalInterestPercentage!.toFixed(2)).toBe("69.45");
    expect([form.adjustablePayments, form.adjustableRates]).toEqual([null, null]);
  });
});

describe("sample H-24(C), interest only and adjustable", () => {
  const form = formOf(changingEvery(worked(interestOnlyArm), 36));

  it("has its first page to the dollar: ranges, and how high rate and payment can go", () => {
    expect(columns(form)).toEqual([
      ["1-5", 703.33, 703.33, 109, 0, 812, 812],
      ["6-8", 1028, 1359, 109, 0, 1137, 1468],
      ["9-11", 1028, 1604, 109, 0, 1137, 1713],
      ["12-30", 1028, 2068, 0, 0, 1028, 2068],
    ]);
    expect(form.projected.map(({ onlyInterest }) => onlyInterest)).toEqual([true, false, false, false]);
    expect(form.terms.rateRises).toEqual({ firstYear: 6, everyMonths: 36, most: 12, mostYear: 15 });
    expect(form.terms.paymentRises).toEqual({ firstYear: 6, everyMonths: 36, most: 2068, mostYear: 15 });
    expect(form.terms.principalFromYear).toBe(6);
  });

  it("has its second page to the dollar, with both tables", () => {
    expect(sectionTotals(form)).toEqual([3110, 820, 1921, 152, 1352, 0, 1436]);
    expect([form.costs.loanCosts, form.costs.otherCosts, form.costs.total]).toEqual([5851, 2940, 8791]);
    expect(form.cash.toClose).toBe(27_791);
    expect(form.adjustablePayments).toEqual({
      interestOnly: 60,
      steps: 0,
      first: { payment: 61, least: 1028, most: 1359 },
      everyMonths: 36,
      most: { payment: 169, amount: 2068 },
    });
    expect(form.adjustableRates).toEqual({
      margin: 4,
      initial: 4,
      least: 3.25,
      most: 12,
      firstMonth: 61,
      everyMonths: 36,
      firstCap: 2,
      laterCap: 2,
    });
  });

  it("has its third page", () => {
    expect(form.comparisons).toEqual({ paid: 54_944, principal: 0, apr: 4.617, totalInterestPercentage: 81.18 });
  });
});

describe("sample H-24(D), a refinance", () => {
  const form = formOf(worked(refinance));

  it("has its first page to the dollar", () => {
    expect(form.terms).toMatchObject({ purpose: "refinance", price: 180_000, amount: 150_000 });
    expect(columns(form)).toEqual([
      ["1-4", 737.91, 737.91, 82, 206, 1026, 1026],
      ["5-30", 737.91, 737.91, 0, 206, 944, 944],
    ]);
  });

  it("has its second page to the dollar, with the table of no seller that H-24(G) is the blank of", () => {
    expect(sectionTotals(form)).toEqual([1950, 635, 936, 80, 1585, 413, 0]);
    const { loanCosts, otherCosts, lenderCredits, total } = form.costs;
    expect([loanCosts, otherCosts, lenderCredits, total]).toEqual([3521, 2078, 500, 5099]);
    expect(form.cash).toEqual({
      kind: "alternative",
      loanAmount: 150_000,
      closingCosts: -5099,
      payoffs: -120_000,
      toClose: -24_901,
      financed: 5099,
    });
  });

  it("has its third page, but for three premiums and a charge that the sample's own Closing Disclosure does not count", () => {
    const { paid, principal, apr, totalInterestPercentage } = form.comparisons;
    expect(principal).toBe(13_788);
    // The sample's 51,932 has 47 premiums of 82.35; the balance is 78 % of 180,000 after 44 (12 U.S.C. 4902(b)).
    expect(paid).toBe(Math.round(51_932 - 3 * 82.35));
    expect(apr).toBe(4.532);
    expect(totalInterestPercentage!.toFixed(2)).toBe("77.28");
  });
});

describe("the two figures of sample H-24(D) that are not worked out here", () => {
  const withPremium = {
    ...refinance,
    loans: refinance.loans.map((loan) => {
      const { name, data } = loan.closingCostObj!;
      const premium = {
        ...data.lender![0]!,
        name: "Mortgage insurance, 1 month",
        rate: 82.35,
        APR: true,
        section: "G" as const,
      };
      return { ...loan, closingCostObj: { name, data: { lender: [...data.lender!, premium] } } };
    }),
  };

  it("count premiums differently: its APR is that of one more, paid at closing, its five years that of three more", () => {
    const { apr, paid } = formOf(worked(withPremium)).comparisons;
    expect(apr).toBe(4.537);
    expect(paid).toBe(51_685);
    expect(51_932 - 51_685).toBe(Math.round(3 * 82.35));
  });
});

describe("sample H-25(E), the Closing Disclosure of the same refinance", () => {
  const working = worked(finalRefinance);

  it("has its last page to the cent: 44 premiums are paid monthly, and two were put into escrow at closing", () => {
    const disclosed = loanEstimate(working);
    expect(disclosed).toMatchObject({ amountFinanced: 148_241.94, financeCharge: 121_029, scenarioAPR: 4.542595 });
    expect(disclosed.scenarioAPR!.toFixed(3)).toBe("4.543");
    expect(disclosed.totalInterestPercentage!.toFixed(2)).toBe("77.29");
    expect(disclosed.miAutoTerminationAfterPayment).toBe(44);
    // A premium in escrow is no fee of sections A to C here, so the total of payments is told without the two.
    expect(disclosed.totalOfPayments).toBe(273_214.5 - 2 * 82.35);
  });
});

describe("sample H-24(E), a balloon, which loans here cannot have", () => {
  it("has the payment of its $171,000 at 4.375 % and the balance that its balloon is: recalled figures, not read", () => {
    const [amount, rate] = [dollars(171_000), percent(4.375)];
    const schedule = amortize({ amount, rate, term: 360 as Months });
    expect(schedule.payment).toBe(dollars(853.78));
    const due = balanceAfter(schedule, amount, 84) + schedule.payment;
    expect(due).toBe(dollars(149_262.95));
  });
});
