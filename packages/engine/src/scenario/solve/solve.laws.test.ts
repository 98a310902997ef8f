import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { calculateLoan } from "../calculate";
import type { Loan, LoanResult, Scenario } from "../schema/types";
import { anyScenario } from "../testing/laws.arbitrary";
import { type Ask, type Solution, solvableNames, type Target, type Vary } from "./goal";
import { solvableInputs } from "./inputs";
import { MOST_CALCULATIONS, solve } from "./solve";

vi.mock("../calculate", { spy: true });
const calculations = vi.mocked(calculateLoan);
type Found = Extract<Solution, { kind: "found" }>;

const vary = fc.constantFrom(...solvableNames);
const needsUpfront = (missing: LoanResult["missing"]) => missing.some(({ field }) => field === "upfrontMI");
const read: Record<"monthlyPayment" | "principalAndInterest" | "cashToClose", (loan: LoanResult) => number | null> = {
  monthlyPayment: ({ monthly }) => monthly.total,
  principalAndInterest: ({ monthly, missing }) => (needsUpfront(missing) ? null : monthly.principalAndInterest),
  cashToClose: ({ cash, missing }) => (needsUpfront(missing) ? null : cash.toClose),
};
const dollarFigure = fc.constantFrom("monthlyPayment", "principalAndInterest", "cashToClose");

/** The scenario with the answer put in, as a screen would put it in. */
function withAnswer(scenario: Scenario, { loan, purchaseDetails }: Found): Scenario {
  const properties = scenario.properties.map((home) =>
    home.id === loan.propertyID ? { ...home, purchaseDetails: [purchaseDetails] } : home,
  );
  return { ...scenario, properties, loans: scenario.loans.map((each) => (each.id === loan.id ? loan : each)) };
}

/**
 * A borrower's buydown counts each rounded month twelve times, so that cash to close goes up and down by a dozen cents: not
 * every turn is found.
 */
const wavers = ({ type, buydownPaidBy }: Loan) => type.startsWith("bd") && buydownPaidBy === "borrower";

const isClose = (reached: number | string | undefined, value: number) => Math.abs(Number(reached) - value) < 1;

/** One of the scenario's loans and what is asked of it. */
const asked = fc.tuple(anyScenario, fc.nat(), vary).map(([scenario, at, input]) => {
  const loan = scenario.loans[at % scenario.loans.length]!;
  return { scenario, loan, vary: input };
});

const anyTarget = fc.oneof(
  fc.record({ figure: dollarFigure, value: fc.integer({ min: 0, max: 40_000_000 }).map((cents) => cents / 100) }),
  fc.record({ figure: fc.constant("dti" as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ figure: fc.constant("payoffMonths" as const), value: fc.integer({ min: 1, max: 600 }) }),
);

/** Whether a value of the input, put in by hand, keeps the figure within the target. */
function isServedBy(scenario: Scenario, { loanID, vary, target }: Ask, value: number): boolean {
  const loan = scenario.loans.find(({ id }) => id === loanID)!;
  const property = scenario.properties.find(({ id }) => id === loan.propertyID)!;
  const details = property.purchaseDetails.find(({ id }) => id === loan.purchaseDetailsID)!;
  const changed = solvableInputs[vary].put({ loan, property, details, purchases: [] }, value);
  const purchaseDetails = property.purchaseDetails.map((each) => (each.id === details.id ? changed.details : each));
  const properties = scenario.properties.map((each) => (each.id === property.id ? { ...each, purchaseDetails } : each));
  const loans = scenario.loans.map((each) => (each.id === loanID ? changed.loan : each));
  const result = calculateLoan({ ...scenario, properties, loans, horizonYears: [] }, changed.loan);
  if (target.figure === "payoffMonths") return result.payoffMonths <= target.value;
  if (target.figure === "dti") return result.dti !== null && result.dti <= target.value + 1e-6;
  if (target.figure === "payoffDate") throw new TypeError("No law asks for a day");
  const figure = read[target.figure](result);
  return figure !== null && figure <= target.value;
}

function rangeOf(scenario: Scenario, { loanID, vary }: Ask) {
  const loan = scenario.loans.find(({ id }) => id === loanID)!;
  const property = scenario.properties.find(({ id }) => id === loan.propertyID)!;
  const details = property.purchaseDetails.find(({ id }) => id === loan.purchaseDetailsID)!;
  const purchases = scenario.loans.filter(
    (each) => each.category === "purchase" && each.propertyID === property.id && each.purchaseDetailsID === details.id,
  );
  return solvableInputs[vary].range({ loan, property, details, purchases }, calculateLoan(scenario, loan));
}

/** The steps in which each input is quoted, a second time. */
const steps: Record<Vary, number> = { price: 100, downPayment: 100, rate: 1 / 8, points: 1 / 8, extraPayment: 10 };

describe("laws", () => {
  it("what is found reaches the figure exactly when it is put in, in a bounded number of calculations", () => {
    fc.assert(
      fc.property(asked, anyTarget, ({ scenario, loan, vary }, aim) => {
        calculations.mockClear();
        const solution = solve(scenario, { loanID: loan.id, vary, target: aim as Target });
        expect(calculations.mock.calls.length).toBeLessThanOrEqual(MOST_CALCULATIONS);
        if (solution.kind === "none") {
          expect(solution.reason).toMatch(/^[A-Z].*\.$/);
          expect(solution.reason).not.toMatch(/NaN|undefined|Infinity|null/);
          return;
        }
        const again = calculateLoan(withAnswer(scenario, solution), solution.loan);
        expect(again).toEqual(solution.result);
        if (aim.figure === "payoffMonths") expect(again.payoffMonths).toBeLessThanOrEqual(aim.value);
        else if (aim.figure === "dti") expect(again.dti).toBeLessThanOrEqual(aim.value + 1e-6);
        else expect(read[aim.figure](again)).toBe(aim.value);
      }),
      { numRuns: 150 },
    );
  });

  it("a marketable answer is a multiple of its step that meets the goal, and no nearer multiple does", () => {
    fc.assert(
      fc.property(asked, anyTarget, ({ scenario, loan, vary }, aim) => {
        const ask: Ask = { loanID: loan.id, vary, target: aim as Target };
        const solution = solve(scenario, ask);
        const exact = solution.kind === "found" ? solution.value : solution.nearest?.value;
        if (exact === undefined) {
          expect(solution.marketable).toBeNull();
          return;
        }
        const step = steps[vary];
        const { min, max } = rangeOf(scenario, ask);
        // Without a marketable answer, none of the multiples nearby meets the goal.
        const value = solution.marketable?.value ?? exact + 2 * step;
        if (solution.marketable) {
          expect(value % step).toBe(0);
          expect(isServedBy(scenario, ask, value)).toBe(true);
        }
        const within = Math.abs(value - exact);
        for (let nearer = Math.ceil((exact - within) / step) * step; nearer < exact + within; nearer += step)
          if (nearer >= min && nearer <= max && Math.abs(nearer - exact) < within)
            expect(isServedBy(scenario, ask, nearer)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it("a figure that some input gives is found again", () => {
    const other = fc.record({
      price: fc.integer({ min: 2_000_000, max: 200_000_000 }).map((cents) => cents / 100),
      share: fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 100_000),
      percent: fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000),
    });
    fc.assert(
      fc.property(asked, other, dollarFigure, ({ scenario, loan, vary }, typed, figure) => {
        const { applicablePrice } = calculateLoan(scenario, loan);
        // Of a few dollars every cent is a jump.
        fc.pre(applicablePrice >= 10_000);
        const elsewhere: Record<Vary, () => Scenario> = {
          price: () => priced(scenario, loan, typed.price),
          downPayment: () => put(scenario, { ...loan, ...paid(loan, applicablePrice, typed.share) }),
          rate: () => put(scenario, { ...loan, rate: typed.percent }),
          points: () => put(scenario, { ...loan, points: typed.percent }),
          extraPayment: () => put(scenario, loan),
        };
        const there = elsewhere[vary]();
        const value = read[figure](calculateLoan(there, there.loans.find(({ id }) => id === loan.id)!));
        fc.pre(value !== null);
        const solution = solve(scenario, { loanID: loan.id, vary, target: { figure, value: value! } });
        if (solution.kind === "found") expect(read[figure](solution.result)).toBe(value);
        else if (!wavers(loan) || !isClose(solution.nearest?.reached, value!))
          expect(solution.reason).toMatch(/ to change\.| extra payment instead\.|rate card/);
      }),
      { numRuns: 200 },
    );
  });
});

const put = (scenario: Scenario, loan: Loan): Scenario => ({
  ...scenario,
  loans: scenario.loans.map((each) => (each.id === loan.id ? loan : each)),
});
/** Not below the second loan, which is a part of it. */
function paid({ secondLoan }: Loan, price: number, share: number) {
  const least = Math.min(price, secondLoan?.amount ?? 0);
  return { downPayment: Math.round((least + (price - least) * share) * 100) / 100, downPaymentPercentage: null };
}
/** At another price that the door lets in: not below an appraisal or a down payment. */
function priced(scenario: Scenario, { propertyID }: Loan, price: number): Scenario {
  const home = scenario.properties.find(({ id }) => id === propertyID)!;
  const purchases = scenario.loans.filter((each) => each.propertyID === propertyID && each.category === "purchase");
  const least = Math.max(home.userAppraisedValue ?? 0, ...purchases.map(({ downPayment }) => downPayment ?? 0));
  const purchaseDetails = [{ ...home.purchaseDetails[0]!, price: Math.max(price, least) }];
  return {
    ...scenario,
    properties: scenario.properties.map((each) => (each.id === propertyID ? { ...each, purchaseDetails } : each)),
  };
}
