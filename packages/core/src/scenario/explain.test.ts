import { describe, expect, it } from "vitest";
import { monthlyPayment } from "../loan/payment";
import { dollars, type Months, percent } from "../money/cents";
import { exampleLoan, exampleScenario } from "./example";
import { calculateExplained, figureNames } from "./explain";
import type { Explanation, FigureName, Loan, LoanResult, Step } from "./types";

const shown: Record<FigureName, (loan: LoanResult) => number | null> = {
  amount: ({ amount }) => amount,
  payment: ({ monthly }) => monthly.principalAndInterest,
  apr: ({ apr }) => apr,
  MI: ({ MI }) => MI,
  upfrontMI: ({ upfrontMI }) => upfrontMI,
  prepaidEscrows: ({ prepaidEscrows }) => prepaidEscrows,
  closingCosts: ({ closingCosts }) => closingCosts,
  cashToClose: ({ cash }) => cash.toClose,
  totalPayment: ({ monthly }) => monthly.total,
  totalInterest: ({ totals }) => totals.interest,
};
const step = ({ steps }: Explanation, label: string) => Number(steps.find((each) => each.label === label)!.value);
const everyStep = (steps: Step[]): Step[] => steps.flatMap((each) => [each, ...everyStep(each.parts ?? [])]);

/** Works a payment out again from nothing but what its explanation shows. */
function paymentAgain(explanation: Explanation) {
  const rate = percent(step(explanation, "Monthly rate i") * 12);
  const [amount, count] = [step(explanation, "Loan amount P"), step(explanation, "Payments n")];
  return monthlyPayment(dollars(amount), rate, count as Months) / 100;
}

/** What the shown payments are worth at the shown rate. */
function worth(explanation: Explanation) {
  const payments = explanation.steps.find(({ label }) => label === "Payments")!;
  const i = step(explanation, "Monthly rate i") / 100;
  const count = Number(payments.value);
  let value = 0;
  for (const { label, value: each } of payments.parts!) {
    const [from, to = from] = label.match(/\d+/g)!.map(Number);
    for (let payment = from!; payment <= to!; payment++) value += Number(each) / (1 + i) ** payment;
  }
  expect(count).toBeGreaterThan(0);
  return value;
}

const explained = (loans: readonly Loan[]) =>
  calculateExplained({ ...exampleScenario, loans }, { explain: figureNames }).loans;

/** Every program, with little and much down, paid and financed, computed and typed. */
const worksheet = exampleScenario.loans[0]!.closingCostObj;
const programs = ["conventional", "fha", "va", "usda", "other", "allCash"] as const;
const downs = [0, 3.5, 10, 15, 20, 100].map((downPaymentPercentage) => ({ downPaymentPercentage }));
const costs: Partial<Loan>[] = [
  {},
  { points: 1.375, closingCostObj: worksheet, credits: 900, escrows: { insurance: 3, tax: 7, interest: 9 } },
  { closingCosts: 4000, userPrepaidEscrows: 800, MI: 80, upfrontMI: 700, customAPRCost: 1500, customAPR: 7 },
  { annualMIPercentage: 0.4, additionalCredits: [{ name: "Gift", amount: 250 }], selfInsured: true },
  { annualMIPercentage: 0.4, term: 15, rate: 0 },
];
const lending = [false, true].map(
  (financed): Partial<Loan> => ({
    isFinancedCC: financed,
    isFinancedPoints: financed,
    isFinancedPrepaidEscrow: financed,
    MIWorksheet: { ...exampleLoan.MIWorksheet, isFinanced: financed },
  }),
);
const loans = programs.flatMap((program) =>
  downs.flatMap((down) =>
    costs.flatMap((cost) => lending.map((flags) => ({ ...exampleLoan, program, ...down, ...cost, ...flags }))),
  ),
);
const everyLoan = explained(loans);

describe("an explanation", () => {
  it("is of the figure that is shown, and its last step is that figure", () => {
    for (const loan of everyLoan) {
      for (const figure of figureNames) {
        const { value, steps, figure: named } = loan.explain![figure]!;
        expect(named).toBe(figure);
        expect(value, figure).toBe(shown[figure](loan));
        if (value !== null) expect(steps.at(-1)!.value, figure).toBe(value);
      }
    }
  });

  it("adds up: parts in dollars make their step", () => {
    const steps = everyLoan.flatMap(({ explain }) => Object.values(explain!).flatMap((each) => everyStep(each.steps)));
    const sums = steps.filter(({ unit, parts }) => unit === "dollars" && parts);
    expect(sums.length).toBeGreaterThan(1000);
    for (const { label, value, parts } of sums) {
      const total = parts!.reduce((sum, part) => sum + Math.round(Number(part.value) * 100), 0);
      expect(total, label).toBe(Math.round(Number(value) * 100));
    }
  });

  it("gives enough to work payment and premiums out again", () => {
    for (const { explain } of everyLoan) {
      const { payment, MI, upfrontMI } = explain as Record<FigureName, Explanation>;
      expect(paymentAgain(payment)).toBe(payment.value);
      if (MI.steps.length === 3) {
        const premium = (step(MI, "Amount before mortgage insurance") * step(MI, "Premium a year")) / 1200;
        expect(Math.abs(premium - MI.value!)).toBeLessThanOrEqual(0.005 + 1e-9);
      }
      if (upfrontMI.steps.length === 3) {
        const premium = (step(upfrontMI, "Amount before mortgage insurance") * step(upfrontMI, "Premium")) / 100;
        expect(Math.abs(premium - upfrontMI.value!)).toBeLessThanOrEqual(0.005 + 1e-9);
      }
    }
  });

  it("shows payments that are worth the amount financed at the rate found", () => {
    for (const { explain } of explained(exampleScenario.loans)) {
      const apr = explain!.apr!;
      expect(Math.abs(worth(apr) - step(apr, "Amount financed"))).toBeLessThan(0.01);
      const tries = apr.steps.find(({ label }) => label === "Monthly rate i")!.parts!;
      expect(tries.length).toBeGreaterThan(2);
      expect(tries.at(-1)!.value).toBeCloseTo(step(apr, "Monthly rate i"), 9);
    }
  });

  it("names the version of the rule, its source and what picked the premium", () => {
    const MI = explained(exampleScenario.loans)[2]!.explain!.MI!;
    expect(MI.version).toBe("2023-03-20");
    expect(MI.source).toBe("HUD Mortgagee Letter 2023-05");
    expect(MI.rule).toBe(
      "FHA mortgage insurance premium. Over 15 years, base loan up to $726,200, above the last loan-to-value limit.",
    );
    expect(MI.steps.at(-1)!.detail).toBe("Paid with payments 1 to 360: as long as the loan");
  });

  it("sets the year's limit beside the amount, for the programs that have one", () => {
    const limitOf = (asOf: string, loan: Loan) => {
      const [result] = calculateExplained({ ...exampleScenario, asOf, loans: [loan] }, { explain: ["amount"] }).loans;
      return result!.explain!.amount!.inputs.find(({ label }) => label.endsWith("limit"))?.value;
    };
    const [conventional, , fha] = exampleScenario.loans;
    expect(limitOf("2026-11-20", conventional!)).toBe(832_750);
    expect(limitOf("2025-11-20", fha!)).toBe(524_225);
    expect(limitOf("2022-11-20", fha!)).toBeUndefined();
    expect(limitOf("2026-11-20", { ...exampleLoan, program: "va" })).toBeUndefined();
  });

  it("says which of price and appraised value the loan goes by", () => {
    const basis = (userAppraisedValue: number | null) => {
      const [home, ...others] = exampleScenario.properties;
      const properties = [{ ...home!, userAppraisedValue }, ...others];
      const { loans } = calculateExplained({ ...exampleScenario, properties }, { explain: ["amount"] });
      return loans[0]!.explain!.amount!.steps[0]!;
    };
    expect(basis(null)).toMatchObject({ value: 500_000, detail: "The price: no lower appraised value" });
    const detail = "The appraised value: the price is 20,000.00 above it";
    expect(basis(480_000)).toMatchObject({ value: 480_000, detail });
  });

  it("is only given for the figures asked for", () => {
    const [loan] = calculateExplained(exampleScenario, { explain: ["apr"] }).loans;
    expect(Object.keys(loan!.explain!)).toEqual(["apr"]);
    expect(calculateExplained(exampleScenario, {}).loans[0]).not.toHaveProperty("explain");
  });
});
