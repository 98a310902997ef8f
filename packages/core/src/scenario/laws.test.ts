import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars as cents } from "../money/cents";
import { calculate } from "./calculate";
import { exampleLoan } from "./example";
import { calculateExplained } from "./explain";
import { figureNames } from "./explanation";
import type { Fee, Loan, LoanResult, Property, PurchaseDetails, Scenario } from "./types";

/** Scenarios as people may post them, within the limits, the odd ends included. */
const money = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
const percentage = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((thousandths) => thousandths / 1000);
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });

const fee: fc.Arbitrary<Fee> = fc.record({
  name: fc.constantFrom("Origination", "Processing", "Appraisal"),
  rate: percentage(3),
  usePercent: fc.boolean(),
  percentOf: fc.constantFrom("property" as const, "loan" as const),
  APR: fc.boolean(),
  isCredit: fc.constant(false),
});
const worksheet = fc.record({ lender: fc.array(fee, { maxLength: 3 }), credits: fc.array(fee, { maxLength: 2 }) });

const down = fc.oneof(
  percentage(100).map((downPaymentPercentage) => ({ downPaymentPercentage, downPayment: null })),
  money(1_500_000).map((downPayment) => ({ downPayment, downPaymentPercentage: null })),
);
const typedMI = fc.oneof(
  fc.constant({ MI: null, annualMIPercentage: null }),
  money(600).map((MI) => ({ MI, annualMIPercentage: null })),
  percentage(3).map((annualMIPercentage) => ({ MI: null, annualMIPercentage })),
);

const details: fc.Arbitrary<PurchaseDetails> = fc.record({
  id: fc.constant(exampleLoan.purchaseDetailsID),
  price: fc.integer({ min: 100, max: 200_000_000 }).map((cents) => cents / 100),
  userMonthlyHomeInsurance: maybe(money(500)),
  userTaxRate: maybe(percentage(5)),
  userPropertyTax: fc.constant(null),
});

const property: fc.Arbitrary<Property> = fc.record({
  id: fc.constant(exampleLoan.propertyID),
  purchaseDetails: fc.tuple(details),
  userAppraisedValue: maybe(money(2_000_000)),
  userEstimatedValue: fc.constant(null),
  countyTaxRate: percentage(4),
  monthlyAssociationFee: money(900),
  repairs: money(20_000),
  taxInc: percentage(5),
  costToSell: percentage(10),
  appreciationTypes: fc.constant(["custom" as const]),
  customAppreciation: percentage(9),
});

const varied = fc.record({
  program: fc.constantFrom("conventional", "fha", "usda", "va", "other", "allCash" as const),
  term: fc.integer({ min: 1, max: 50 }),
  rate: fc.oneof(percentage(20), fc.constantFrom(0, 0.001)),
  points: percentage(5),
  customAPR: maybe(percentage(9)),
  customAPRCost: fc.option(money(9000), { nil: null, freq: 4 }),
  upfrontMI: fc.option(money(9000), { nil: null, freq: 3 }),
  selfInsured: fc.integer({ min: 0, max: 5 }).map((of) => of === 0),
  MIWorksheet: fc.record({
    activeModifiers: fc.subarray(["subsequentUse", "exempt"]),
    isMonthly: fc.boolean(),
    isRefund: fc.boolean(),
    isFinanced: fc.boolean(),
  }),
  closingCosts: maybe(money(30_000)),
  closingCostObj: fc.option(
    worksheet.map((data) => ({ name: "Worksheet", data })),
    { nil: undefined },
  ),
  credits: maybe(money(9000)),
  additionalCredits: fc.array(fc.record({ name: fc.constant("Gift"), amount: money(5000) }), { maxLength: 2 }),
  userPrepaidEscrows: fc.option(money(9000), { nil: null, freq: 3 }),
  escrows: fc.option(fc.record({ insurance: fc.nat(14), tax: fc.nat(14), interest: fc.nat(31) }), { nil: undefined }),
  interestDayBasis: fc.constantFrom(365 as const, 360 as const),
  isFinancedCC: fc.boolean(),
  isFinancedPoints: fc.boolean(),
  isFinancedPrepaidEscrow: fc.boolean(),
});

const anyLoan: fc.Arbitrary<Loan> = fc
  .tuple(varied, down, typedMI)
  .map(([loan, downPayment, MI]) => ({ ...exampleLoan, ...loan, ...downPayment, ...MI }) as Loan);

const numbered = (loans: Loan[]) => loans.map((loan, at) => ({ ...loan, id: `loan ${at + 1}` }));

const anyScenario: fc.Arbitrary<Scenario> = fc.record({
  asOf: fc.constantFrom("2020-01-01", "2023-03-19", "2023-04-07", "2026-11-20"),
  client: fc.record({ ficoMin: maybe(fc.integer({ min: 580, max: 850 })) }),
  properties: fc.tuple(property),
  loans: fc.array(anyLoan, { minLength: 1, maxLength: 3 }).map(numbered),
  horizonYears: fc.constantFrom(undefined, [1, 50]),
});

const RUNS = 2000;
const law = (holds: (loan: LoanResult, typed: Loan, scenario: Scenario) => void, numRuns = RUNS) =>
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const { loans } = calculate(scenario, { schedule: "yearly" });
      loans.forEach((loan, at) => {
        holds(loan, scenario.loans[at]!, scenario);
      });
    }),
    { numRuns },
  );
const sums = (amounts: number[]) => amounts.reduce((sum, each) => sum + cents(each), 0);
/** Every number in an answer, with the way to it. */
function* numbersIn(value: unknown, path = ""): Generator<[string, number]> {
  if (typeof value === "number") yield [path, value];
  else if (value && typeof value === "object") {
    for (const [key, each] of Object.entries(value)) yield* numbersIn(each, `${path}.${key}`);
  }
}
const DOLLARS = /monthly|cash|totals|horizons|inFiveYears/;
/** What credits or charges can push below nothing. */
const SIGNED = /toClose|totalCost|inFiveYears\.paid|amountFinanced/;

describe("laws of every scenario", () => {
  it("everything due is everything lent and brought", () =>
    law(({ cash, amount }, { purchaseDetailsID }, { properties }) => {
      const { price } = properties[0]!.purchaseDetails.find(({ id }) => id === purchaseDetailsID)!;
      const due = cents(price) + sums([cash.closingCosts, cash.points, cash.prepaidEscrows, cash.upfrontMI]);
      expect(sums([amount, cash.credits, cash.toClose])).toBe(due);
    }));

  it("the schedule repays the amount and ends at nothing", () =>
    law(({ amount, amortSchedule: schedule, totals, payoffMonths }, { term }) => {
      expect(sums(schedule!.principal)).toBe(cents(amount));
      expect(schedule!.balance.at(-1) ?? 0).toBe(0);
      expect(sums(schedule!.interest)).toBe(cents(totals.interest));
      expect(payoffMonths).toBeLessThanOrEqual(term * 12);
    }));

  it("the APR is at least the note rate", () =>
    law(({ apr, loanEstimate }, { rate }) => {
      if (apr !== null && loanEstimate.prepaidFinanceCharge >= 0) expect(apr).toBeGreaterThanOrEqual(rate - 1e-6);
    }));

  it("mortgage insurance is paid in no more payments than there are", () =>
    law(({ miMonths, payoffMonths, MI, totals }) => {
      expect(miMonths).toBeLessThanOrEqual(payoffMonths);
      if (MI !== null) expect(totals.mortgageInsurance).toBe((cents(MI) * miMonths) / 100);
    }));

  it("no figure is negative, infinite or not a number, and dollars are whole cents", () =>
    law((loan) => {
      const wrong = [...numbersIn(loan)].filter(([path, value]) => {
        if (!Number.isFinite(value) || Object.is(value, -0)) return true;
        if (value < 0 && !SIGNED.test(path)) return true;
        return DOLLARS.test(path) && Number(value.toFixed(2)) !== value;
      });
      expect(wrong).toEqual([]);
    }, 600));

  it("the payment never falls when the rate rises", () =>
    fc.assert(
      fc.property(anyScenario, fc.integer({ min: 1, max: 4000 }), (scenario, thousandths) => {
        const dearer = scenario.loans.map((loan) => ({
          ...loan,
          rate: loan.rate + thousandths / 1000,
          escrows: undefined,
        }));
        const cheaper = scenario.loans.map((loan) => ({ ...loan, escrows: undefined }));
        const before = calculate({ ...scenario, loans: cheaper }).loans;
        const after = calculate({ ...scenario, loans: dearer }).loans;
        before.forEach(({ monthly }, at) => {
          expect(after[at]!.monthly.principalAndInterest).toBeGreaterThanOrEqual(monthly.principalAndInterest);
        });
      }),
      { numRuns: RUNS },
    ));

  it("total cost and interest paid never fall from one horizon to the next, and the balance never rises", () =>
    law(({ horizons }) => {
      for (let at = 1; at < horizons.length; at++) {
        const [before, after] = [horizons[at - 1]!, horizons[at]!];
        expect(after.balance).toBeLessThanOrEqual(before.balance);
        expect(after.interestPaid).toBeGreaterThanOrEqual(before.interestPaid);
        if (after.totalCost !== null) expect(after.totalCost).toBeGreaterThanOrEqual(before.totalCost!);
      }
    }, 1000));
});

function freeze<T>(value: T): T {
  if (value && typeof value === "object") {
    Object.freeze(value);
    for (const each of Object.values(value)) freeze(each);
  }
  return value;
}

it("changes nothing it is given and answers the same twice, the answers sharing nothing", () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const options = { schedule: "monthly", explain: figureNames } as const;
      const [first, second] = [calculateExplained(freeze(scenario), options), calculateExplained(scenario, options)];
      expect(second).toEqual(first);
      const before = structuredClone(first);
      freeze(second);
      for (const loan of first.loans) loan.missing.push({ field: "MI", sentence: "changed by a reader" });
      expect(calculateExplained(scenario, options)).toEqual(before);
    }),
    { numRuns: 150 },
  );
});
