import { describe, expect, it } from "vitest";
import { monthlyPayment } from "../loan/payment";
import { dollars, type Months, percent } from "../money/cents";
import { calculateExplained } from "./explain";
import { figureNames } from "./schema/explanation";
import type { Explanation, FigureName } from "./schema/types";
import { exampleScenario } from "./testing/example";
import {
  explainedLoans,
  fixedLoans,
  moveUpScenario,
  refinanceScenario,
  stepValue,
  waysToRepay,
} from "./testing/explain.fixture";

/** Works a payment out again from nothing but what its explanation shows. */
function paymentAgain(explanation: Explanation) {
  const rate = percent(stepValue(explanation, "Monthly rate i") * 12);
  const [amount, count] = [stepValue(explanation, "Loan amount P"), stepValue(explanation, "Payments n")];
  return monthlyPayment(dollars(amount), rate, count as Months) / 100;
}

/** What the shown payments are worth at the shown rate. */
function worth(explanation: Explanation) {
  const payments = explanation.steps.find(({ label }) => label === "Payments")!;
  const i = stepValue(explanation, "Monthly rate i") / 100;
  const count = Number(payments.value);
  let value = 0;
  for (const { label, value: each } of payments.parts!) {
    const [from, to = from] = label.match(/\d+/g)!.map(Number);
    for (let payment = from!; payment <= to!; payment++) value += Number(each) / (1 + i) ** payment;
  }
  expect(count).toBeGreaterThan(0);
  return value;
}

const everyLoan = explainedLoans(fixedLoans);

describe("what a working shows is enough to work its figure out again", () => {
  it("gives enough to work payment and premiums out again", () => {
    let agencies = 0;
    for (const { explain } of everyLoan) {
      const { payment, MI, upfrontMI } = explain as Record<FigureName, Explanation>;
      if (payment.value !== 0) expect(paymentAgain(payment)).toBe(payment.value);
      if (MI.steps.length === 3) {
        const premium = (stepValue(MI, "Amount before mortgage insurance") * stepValue(MI, "Annual premium")) / 1200;
        expect(Math.abs(premium - MI.value!)).toBeLessThanOrEqual(0.005 + 1e-9);
      }
      const divided = MI.steps.find(({ label }) => label.startsWith("Without the financed upfront"));
      if (MI.steps.some(({ label }) => label === "Average balance of the first year")) {
        const year = (stepValue(MI, "Average balance of the first year") * stepValue(MI, "Annual premium")) / 100;
        expect(Math.abs(year - stepValue(MI, "The first year's premium"))).toBeLessThanOrEqual(0.0051);
        const shared = Number(divided?.value ?? stepValue(MI, "The first year's premium"));
        expect(Math.abs(shared / 12 - MI.value!)).toBeLessThanOrEqual(0.005 + 1e-9);
        agencies++;
      }
      if (upfrontMI.steps.length === 3) {
        const [before, share] = ["Amount before mortgage insurance", "Premium"].map((label) =>
          stepValue(upfrontMI, label),
        );
        const ofTotal = upfrontMI.steps[2]!.formula!.includes("÷ (1 − percentage)");
        const premium = (before! * share!) / (ofTotal ? 100 - share! : 100);
        expect(Math.abs(premium - upfrontMI.value!)).toBeLessThanOrEqual(0.005 + 1e-9);
      }
    }
    expect(agencies).toBeGreaterThan(1);
  });

  it("gives enough to work shares, second loans, buydowns and deposits out again", () => {
    const worked = { shares: 0, seconds: 0, buydowns: 0, deposits: 0 };
    for (const scenario of [waysToRepay, refinanceScenario, moveUpScenario]) {
      for (const { explain } of calculateExplained(scenario, { explain: figureNames }).loans) {
        const { cltv, dti, secondLoan, buydown, escrowAnalysis } = explain as Record<FigureName, Explanation>;
        const lent = stepValue(cltv, "All loans on the home") / stepValue(cltv, "Applicable price");
        expect(cltv.value).toBeCloseTo(lent * 100, 5);
        if (dti.value !== null) {
          expect(dti.value).toBeCloseTo(
            (stepValue(dti, "Owed each month") / stepValue(dti, "Monthly income")) * 100,
            5,
          );
          worked.shares++;
        }
        if (secondLoan.value !== null) {
          const [owed, i, n] = ["Second loan", "Monthly rate i", "Payments n"].map((label) =>
            stepValue(secondLoan, label),
          );
          const interestOnly = secondLoan.steps.at(-1)!.formula === "payment = P · i";
          const level = monthlyPayment(dollars(owed!), percent(i! * 12), n as Months) / 100;
          expect(secondLoan.value).toBeCloseTo(interestOnly ? (owed! * i!) / 100 : level, interestOnly ? 1 : 9);
          worked.seconds++;
        }
        if (buydown.value !== null) {
          const years = buydown.steps.filter(({ label }) => label.startsWith("Year"));
          for (const { value, detail } of years) {
            const [count, reduced, due] = detail!.match(/[\d,.]+/g)!.map((text) => Number(text.replaceAll(",", "")));
            expect(value).toBeCloseTo(count! * (due! - reduced!), 6);
          }
          worked.buydowns++;
        }
        if (escrowAnalysis.value !== null) {
          const { parts } = escrowAnalysis.steps.find(({ label }) => label === "Balances in the first year")!;
          const lowest = Math.min(...parts!.map(({ value }) => Number(value)), escrowAnalysis.value);
          expect(lowest).toBe(stepValue(escrowAnalysis, "Cushion"));
          worked.deposits++;
        }
      }
    }
    for (const count of Object.values(worked)) expect(count).toBeGreaterThan(2);
  });

  it("shows that the lead changes where a break-even says", () => {
    const differences = ({ steps }: Explanation) =>
      new Map(
        steps
          .filter(({ label }) => label.startsWith("Difference"))
          .map(({ label, value }) => [Number(/\d+$/.exec(label) ?? 0), Number(value)]),
      );
    let seen = 0;
    for (const { explain } of explainedLoans(exampleScenario.loans.slice(0, 3))) {
      for (const [figure, sign] of [
        ["costBreakEven", 1],
        ["wealthBreakEven", -1],
      ] as const) {
        const { value, steps } = explain![figure]!;
        const at = differences(explain![figure]!);
        if (!value || !steps.at(-1)!.detail!.startsWith("Ahead from")) continue;
        expect(at.get(value)! * sign).toBeLessThanOrEqual(0);
        expect(at.get(value - 1)! * sign).toBeGreaterThan(0);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(1);
  });

  it("shows payments that are worth the amount financed at the rate found, whatever their levels", () => {
    let found = 0;
    for (const scenario of [exampleScenario, waysToRepay, refinanceScenario]) {
      for (const { explain, rates } of calculateExplained(scenario, { explain: ["apr"] }).loans) {
        const apr = explain!.apr!;
        if (apr.value === null) continue;
        const off = Math.abs(worth(apr) - stepValue(apr, "Amount financed"));
        // Without charges the APR is the note rate, and whole cents are disregarded.
        expect(off).toBeLessThan(apr.value === rates[0]!.rate ? 1 : 0.01);
        const [worthShown] = apr.steps.filter(({ label }) => label.startsWith("What the payments are worth"));
        expect(Number(worthShown!.value)).toBeCloseTo(worth(apr), 2);
        if (off < 0.01) expect(worthShown!.value).toBe(stepValue(apr, "Amount financed"));
        found++;
      }
    }
    expect(found).toBeGreaterThan(15);
  });

  it("sums what is due and what is paid beside it apart, by the figures that it names", () => {
    const loan = { ...exampleScenario.loans[0]!, additionalMonthlyPayments: [{ amount: 150 }] };
    const { totalInterest } = explainedLoans([loan])[0]!.explain as Record<FigureName, Explanation>;
    const lines = totalInterest.steps.find(({ label }) => label === "Payments")!.parts!;
    const numbers = (text: string) => text.match(/\d[\d,]*(\.\d+)?/g)!.map((each) => Number(each.replaceAll(",", "")));
    const [due, beside] = lines.map(({ label }) => numbers(label));
    expect(beside![2]).toBe(150);
    expect(lines[0]!.value).toBeCloseTo(due![1]! * due![2]!, 2);
    expect(lines[1]!.value).toBeCloseTo(due![1]! * 150, 2);
  });
});
