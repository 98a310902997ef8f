import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysLeftInMonth } from "../../rules/day";
import { calculate } from "../calculate";
import { calculateExplained } from "../explain";
import { mendedForLoan } from "../schema/mended-conventions";
import type { Loan, LoanResult, Scenario } from "../schema/types";
import { exampleLoan, exampleProperty } from "../testing/example";
import { anyScenario } from "../testing/laws.arbitrary";

const [asking] = exampleProperty.purchaseDetails;
/** A price of 500,000 with tax of 1.1 %, which is 5,500 a year; home insurance is the default's 1,750. */
const home = {
  ...exampleProperty,
  purchaseDetails: [{ ...asking!, price: 500_000, userPropertyTax: 5500, userMonthlyHomeInsurance: null }],
};
/** 400,000 at 6.5 % for 30 years, with nothing else that costs. */
const plain: Loan = { ...exampleLoan, downPayment: null, downPaymentPercentage: 20, rate: 6.5, points: 0 };
const scenario: Scenario = { asOf: "2026-11-22", closingDate: "2026-12-22", properties: [home], loans: [plain] };
const { closingDate: _, ...undated } = scenario;

const result = (more: Partial<Loan>, given: Scenario = scenario): LoanResult =>
  calculate({ ...given, loans: [{ ...plain, ...more }] }).loans[0]!;

describe("the days to the end of a month", () => {
  it.each([
    ["2026-12-22", 10],
    ["2026-12-31", 1],
    ["2026-12-01", 31],
    ["2028-02-29", 1],
    ["2028-02-01", 29],
    ["2027-02-01", 28],
  ])("count from %s, itself and the last: %i", (day, days) => expect(daysLeftInMonth(day)).toBe(days));
});

describe("prepaids of 500,000 with tax of 1.1 %, closed on December 22", () => {
  it("are 12 months of tax and insurance and no interest while no closing date is known", () => {
    expect(result({}, undated).prepaidEscrows).toBe(7250);
    expect(result({ prepaidsByClosing: true }, undated).prepaidEscrows).toBe(7250);
  });

  it("count 10 days of interest once the date is typed, of 365 days a year or 360", () => {
    expect(result({}).prepaidEscrows).toBe(7962.3);
    expect(result({ interestDayBasis: 360 }).prepaidEscrows).toBe(7972.2);
    expect(result({ escrows: { insurance: 12, tax: 3 } }).prepaidEscrows).toBe(1750 + 1375 + 712.3);
  });

  it("keep the days and the total that were typed", () => {
    expect(result({ escrows: { insurance: 12, tax: 12, interest: 0 } }).prepaidEscrows).toBe(7250);
    expect(result({ userPrepaidEscrows: 4800 }).prepaidEscrows).toBe(4800);
    expect(result({ userPrepaidEscrows: 4800, prepaidsByClosing: true }).prepaidEscrows).toBe(4800);
  });

  it("are the deposit of 1,812.46, the first premium of 1,750 and interest of 712.30 where they go by the date", () => {
    const byClosing = result({ prepaidsByClosing: true });
    expect(byClosing.escrowAnalysis!.initialDeposit).toBe(1812.46);
    expect(byClosing).toMatchObject({ prepaidEscrows: 4274.76, defaults: { prepaidEscrows: 4274.76 } });
    expect(byClosing.cash.prepaidEscrows).toBe(4274.76);
    expect(result({}, undated).cash.toClose - byClosing.cash.toClose).toBeCloseTo(7250 - 4274.76, 2);
  });

  it("make their interest a finance charge, which raises the APR", () => {
    const [before, after] = [result({}, undated), result({ prepaidsByClosing: true })];
    expect(after.loanEstimate.prepaidFinanceCharge - before.loanEstimate.prepaidFinanceCharge).toBeCloseTo(712.3, 2);
    expect(after.apr!).toBeGreaterThan(before.apr!);
    expect(result({}).apr).toBe(after.apr);
  });

  it("have no lender to ask for them in cash, nor for a mortgage that exists", () => {
    expect(result({ program: "allCash", downPaymentPercentage: 100, prepaidsByClosing: true }).prepaidEscrows).toBe(0);
    const owed = { category: "existing" as const, userBalance: 300_000, monthsLeft: 240 };
    expect(result({ ...owed, prepaidsByClosing: true }).prepaidEscrows).toBe(0);
  });

  it("are worked out in words from the closing date on", () => {
    const explained = (more: Partial<Loan>) =>
      calculateExplained({ ...scenario, loans: [{ ...plain, ...more }] }, { explain: ["prepaidEscrows"] }).loans[0]!
        .explain!.prepaidEscrows!;
    const { inputs, steps, source } = explained({ prepaidsByClosing: true });
    expect(source).toContain("1024.17(c)(1)(i)");
    expect(inputs.map(({ value }) => value)).toEqual([1750, 5500, 71.23, "2026-12-22", 10]);
    expect(steps[0]!.parts!.map(({ label, value }) => [label, value])).toEqual([
      ["Deposit from the escrow analysis", 1812.46],
      ["The first year's home insurance premium", 1750],
      ["10 days of interest", 712.3],
    ]);
    const one = explained({ escrows: { insurance: 1, tax: 1, interest: 1 } }).steps[0]!.parts!.map(
      ({ label }) => label,
    );
    expect(one).toEqual(["1 month of home insurance", "1 month of property tax", "1 day of interest"]);
    const byMonths = explained({});
    expect(byMonths.value).toBe(7962.3);
    expect(byMonths.inputs.at(-1)).toMatchObject({ value: 10, unit: "days" });
  });
});

it("says of an older report with a closing date that its interest is counted now, unless its days or total are typed", () => {
  const old = { asOf: "2026-01-05", closingDate: "2026-02-10" };
  expect(mendedForLoan(plain, old)).toContain("interestFromClosing");
  expect(mendedForLoan(plain, { asOf: old.asOf })).not.toContain("interestFromClosing");
  const escrows = { insurance: 12, tax: 12, interest: 0 };
  for (const typed of [{ escrows }, { userPrepaidEscrows: 4800 }, { program: "allCash" as const }])
    expect(mendedForLoan({ ...plain, ...typed }, old)).not.toContain("interestFromClosing");
});

it("are never less than the deposit of the escrow analysis where they go by the closing date", () => {
  fc.assert(
    fc.property(anyScenario, ({ closingDate = "2026-12-22", ...rest }) => {
      const loans = rest.loans.map((loan) => ({ ...loan, prepaidsByClosing: true, userPrepaidEscrows: null }));
      for (const { escrowAnalysis, prepaidEscrows, defaults } of calculate({ ...rest, closingDate, loans }).loans) {
        if (!escrowAnalysis) continue;
        expect(prepaidEscrows).toBe(defaults.prepaidEscrows);
        const more = Math.round((prepaidEscrows - escrowAnalysis.initialDeposit) * 100);
        expect(more).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 100 },
  );
});
