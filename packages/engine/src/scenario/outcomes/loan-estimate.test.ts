import { describe, expect, it } from "vitest";
import type { ARM, Fee, Loan } from "../schema/types";
import { exampleLoan, usualArm } from "../testing/example";
import { through } from "../testing/published-cases";

const fee = (name: string, rate: number): Fee => ({
  name,
  rate,
  usePercent: false,
  percentOf: "property",
  APR: false,
  isCredit: false,
});
const data = {
  lender: [fee("Origination", 1000)],
  title: [fee("Lender's title", 500)],
  government: [fee("Recording", 70)],
};
const worksheetOf = (only: Fee) => ({ name: "Worksheet", data: { title: [only] } });
const financed = { ...exampleLoan.MIWorksheet, isFinanced: true };
const currentIndex: ARM = { ...usualArm, scenario: "current", sofrToday: 6 };
const other = (more: Partial<Loan> = {}) => through({ price: 300_000, loan: { program: "other", ...more } });
const fha = (more: Partial<Loan> = {}) =>
  through({ price: 300_000, loan: { program: "fha", downPaymentPercentage: 5, ...more } });

/** 300,000 at 6.5 % over 30 years, the payment unrounded. */
const PAID = 682_633.47;
const total = (loan: ReturnType<typeof other>) => loan.loanEstimate.totalOfPayments;

describe("the total of payments", () => {
  it("counts loan costs and no taxes, government fees or other costs", () => {
    expect(total(other())).toBe(PAID);
    expect(total(other({ closingCostObj: { name: "Worksheet", data } }))).toBe(PAID + 1500);
    expect(total(other({ closingCosts: 1570 }))).toBe(PAID + 1570);
    expect(total(other({ points: 1 }))).toBe(PAID + 3000);
  });

  it("counts sections A to C: nothing that nobody requires, and what the lender does", () => {
    const chosen = (section: Fee["section"]) =>
      total(other({ closingCostObj: worksheetOf({ ...fee("Any", 300), section }) }));
    for (const section of ["A", "B", "C"] as const) expect(chosen(section)).toBe(PAID + 300);
    for (const section of ["E", "F", "G", "H"] as const) expect(chosen(section)).toBe(PAID);
    const owners = (more: Partial<Fee>) => worksheetOf({ ...fee("Owner's title insurance", 900), ...more });
    expect(total(other({ closingCostObj: owners({}) }))).toBe(PAID);
    expect(total(other({ closingCostObj: owners({ section: "C" }) }))).toBe(PAID + 900);
  });

  it("counts loan costs and prepaid interest whole where the loan lends them (comment 37(l)(1)(i)-1)", () => {
    const besidesPayments = (more: Partial<Loan>) => {
      const loan = other(more);
      const principalAndInterest =
        loan.amount + loan.loanEstimate.financeCharge! - loan.loanEstimate.prepaidFinanceCharge;
      return Math.round((total(loan)! - principalAndInterest) * 100) / 100;
    };
    const costs = { closingCosts: 2000, points: 1, escrows: { insurance: 0, tax: 0, interest: 10 } };
    expect(besidesPayments(costs)).toBe(2000 + 3000 + 534.2);
    // A day's interest is of the loan with what is financed.
    expect(besidesPayments({ ...costs, isFinancedCC: true })).toBeCloseTo(2000 + 3000 + 537.8, 2);
    expect(besidesPayments({ ...costs, isFinancedPoints: true })).toBeCloseTo(2000 + 3000 + 539.6, 2);
    expect(besidesPayments({ ...costs, isFinancedPrepaidEscrow: true })).toBeCloseTo(2000 + 3000 + 534.2, 2);
    const credited = worksheetOf({ ...fee("Lender's title", 800), isCredit: true });
    expect(besidesPayments({ ...costs, closingCosts: null, closingCostObj: credited, isFinancedCC: true })).toBe(
      besidesPayments({ ...costs, closingCosts: 0 }) - 800,
    );
  });

  it("counts an upfront premium, paid at closing or financed", () => {
    const [paid, lent] = [fha(), fha({ MIWorksheet: financed })];
    const premiums = 360 * paid.MI!;
    const repaid = (loan: typeof paid) =>
      loan.amount + loan.loanEstimate.financeCharge! - loan.loanEstimate.prepaidFinanceCharge - premiums;
    expect([paid.upfrontMI, lent.upfrontMI]).toEqual([4987.5, 4987.5]);
    for (const loan of [paid, lent]) {
      expect(total(loan)! - repaid(loan) - premiums).toBeCloseTo(4987.5, 2);
      const insured = loan.premiums.slice(0, 5).reduce((sum, { monthly }) => sum + 12 * monthly, 0);
      const fiveYears = 60 * loan.monthly.principalAndInterest + insured + 4987.5;
      expect(loan.loanEstimate.inFiveYears.paid).toBeCloseTo(fiveYears, 2);
    }
  });
});

it("counts prepaid interest into the total interest percentage, financed or not", () => {
  const escrows = { insurance: 0, tax: 0, interest: 10 };
  const percentage = (more: Partial<Loan>) => other({ escrows, ...more }).loanEstimate.totalInterestPercentage;
  expect(percentage({})).toBeCloseTo(((PAID - 300_000 + 534.2) / 300_000) * 100, 5);
  expect(percentage({ isFinancedPrepaidEscrow: true })).toBeGreaterThan((PAID / 300_000 - 1) * 100 + 0.17);
});

it("adds up the first five years", () => {
  const { inFiveYears } = other({ closingCosts: 1000, MI: 50 }).loanEstimate;
  const principal = 300_000 - 280_833.26;
  expect(inFiveYears.principal).toBeCloseTo(principal, 2);
  expect(inFiveYears.paid).toBeCloseTo(60 * 1896.2 + 60 * 50 + 1000, 2);
});

it("has days on which conventional insurance may end, and none for the agencies' programs", () => {
  const ends = ({ loanEstimate }: ReturnType<typeof other>) => [
    loanEstimate.miCancelOnRequestAfterPayment,
    loanEstimate.miAutoTerminationAfterPayment,
  ];
  const conventional = through({ price: 300_000, loan: { downPaymentPercentage: 10 } });
  expect(ends(conventional)).toEqual([95, conventional.miMonths]);
  expect(ends(fha())).toEqual([null, null]);
  expect(ends(through({ price: 300_000, loan: { program: "usda" } }))).toEqual([null, null]);
  expect(ends(other())).toEqual([null, null]);
});

describe("a loan whose payments step", () => {
  it("pays interest alone in the first five of ten such years", () => {
    const { inFiveYears, financeCharge } = other({ program: "interest10", selfInsured: true }).loanEstimate;
    expect(inFiveYears).toEqual({ paid: 60 * 1625, principal: 0 });
    // 120 payments of interest, 240 that repay the whole amount.
    expect(financeCharge).toBeCloseTo(120 * 1625 + 240 * 2236.72 - 300_000, 2);
  });

  it("counts each payment of an adjustable rate by its number", () => {
    const { rates, loanEstimate } = other({ type: "arm5", rate: 2.5, ARM: currentIndex });
    const count = (at: number) => (rates[at + 1]?.fromPayment ?? 361) - rates[at]!.fromPayment;
    const paid = rates.reduce((sum, { payment }, at) => sum + payment * count(at), 0);
    expect(rates.length).toBeGreaterThan(3);
    expect(loanEstimate.totalOfPayments).toBeCloseTo(paid, 2);
    expect(loanEstimate.inFiveYears.paid).toBeCloseTo(60 * rates[0]!.payment, 2);
  });

  it("takes no notice of a buydown that somebody else pays for", () => {
    const [plain, bought] = [other(), other({ type: "bd321", buydownPaidBy: "lender" })];
    expect(bought.loanEstimate).toEqual(plain.loanEstimate);
  });

  it("has no rate of its course where there is no APR", () => {
    const missing = through({ price: 300_000, ficoMin: 500, loan: { type: "arm5", downPaymentPercentage: 3 } });
    expect(missing.missing).toHaveLength(1);
    expect([missing.apr, missing.loanEstimate.scenarioAPR]).toEqual([null, null]);
  });
});
