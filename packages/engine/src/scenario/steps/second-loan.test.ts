import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactPayment } from "../../loan/payment";
import { dollars, type Months, percent, roundCents } from "../../money/cents";
import { calculateLoan } from "../calculate";
import { explainLoan } from "../explain";
import type { Loan, Scenario, SecondLoan } from "../schema/types";
import { exampleLoan, exampleProperty } from "../testing/example";

/** Beside a loan of 80 % on 500,000, both together lend 90 %: a line of which 50,000 is drawn. */
const withLine = (more: Partial<SecondLoan> = {}, typed: Partial<Loan> = {}, asOf = "2026-11-20") => {
  const secondLoan: SecondLoan = { type: "heloc", ltv: 90, term: 30, amount: null, rate: 0, ...more };
  const loan: Loan = { ...exampleLoan, ...typed, secondLoan };
  const scenario: Scenario = {
    asOf,
    client: { monthlyIncome: 12_000 },
    properties: [exampleProperty],
    loans: [loan],
    horizonYears: [5],
  };
  return { loan, scenario, result: calculateLoan(scenario, loan) };
};
const lineOf = (more: Partial<SecondLoan>, asOf?: string) => withLine(more, {}, asOf).result.secondLoan!;

describe("a line of credit beside a loan", () => {
  it("pays interest at prime and margin while it may be drawn, then repays itself", () => {
    const { result } = withLine({ index: 7.5, margin: 0.5, ceiling: 18, creditLimit: 75_000 });
    // 50,000 at 8 %: 333.33 a month for 120 payments, then level over 240: 418.22; at 18 % 771.66.
    expect(result.secondLoan).toMatchObject({
      amount: 50_000,
      rate: 8,
      payment: 333.33,
      amortizingPayment: 418.22,
      line: {
        index: 7.5,
        indexFrom: null,
        drawMonths: 120,
        creditLimit: 75_000,
        hcltv: 95,
        highestPayment: 771.66,
      },
    });
    expect(result.cltv).toBe(90);
    expect(result.cash.downPayment).toBe(50_000);
    expect(result.monthly.secondLoan).toBe(333.33);
  });

  it("counts its first payment in debt to income (12 CFR 1026.43(c)(6)(ii))", () => {
    const { result } = withLine({ index: 7.5, margin: 0.5 });
    const { result: alone } = withLine({ amount: 0 });
    expect(result.qualifying.total! - alone.qualifying.total!).toBeCloseTo(333.33, 6);
    expect(result.dti! - alone.dti!).toBeCloseTo((333.33 / 12_000) * 100, 4);
  });

  it("owes all that was drawn until the draw period is over", () => {
    const { result } = withLine({ index: 7.5, margin: 0.5, drawYears: 5 });
    const { result: alone } = withLine({ amount: 0 });
    expect(result.horizons[0]!.balance - alone.horizons[0]!.balance).toBe(50_000);
    expect(result.secondLoan!.line!.drawMonths).toBe(60);
    expect(result.secondLoan!.amortizingPayment).toBe(385.91);
  });

  it.each([
    ["2026-11-20", 6.75, "2025-12-11"],
    ["2025-09-17", 7.5, "2024-12-19"],
    ["2025-09-18", 7.25, "2025-09-18"],
    ["2020-03-15", 4.25, "2020-03-04"],
  ])("follows the prime rate known on %s where none is typed", (asOf, index, indexFrom) =>
    expect(lineOf({ margin: 1 }, asOf)).toMatchObject({ rate: index + 1, line: { index, indexFrom } }),
  );

  it.each<[string, Partial<SecondLoan>, number]>([
    ["adds nothing without a margin", { index: 7.5 }, 7.5],
    ["takes a margin below prime off", { index: 7.5, margin: -0.51 }, 6.99],
    ["is never below its lowest rate", { index: 3.25, margin: 0, floor: 4 }, 4],
    ["is never above its highest rate", { index: 17.5, margin: 2, ceiling: 18 }, 18],
    ["is never below nothing", { index: 1, margin: -3 }, 0],
  ])("%s", (_, typed, rate) => expect(lineOf(typed).rate).toBe(rate));

  it("is limited by no less than what is drawn", () =>
    expect(lineOf({ creditLimit: 20_000 }).line).toMatchObject({ creditLimit: 50_000, hcltv: 90 }));

  it("is explained by prime, margin and draw period", () => {
    const { scenario, loan } = withLine({ margin: 0.5 });
    const { secondLoan, secondLoanLater } = explainLoan(scenario, loan, ["secondLoan", "secondLoanLater"])!;
    expect(secondLoan!.inputs.map(({ label, value }) => [label, value])).toEqual([
      ["Prime rate", 6.75],
      ["Margin", 0.5],
      ["Draw period", 10],
      ["Term", 30],
      ["Both loans together, at most", 90],
    ]);
    expect(secondLoan!.steps.find(({ label }) => label === "Rate")).toMatchObject({ value: 7.25 });
    expect(secondLoan!.version).toBe("2025-12-11");
    // The prime rate moves with the Federal Reserve's target, so the newest known one may be old.
    expect(secondLoan!.overdue).toEqual([{ rule: "Prime rate", due: "2026-01-29" }]);
    expect(secondLoanLater!.value).toBe(395.19);
  });

  it("is explained with a margin that is taken off", () => {
    const { scenario, loan } = withLine({ margin: -0.5 });
    const { secondLoan } = explainLoan(scenario, loan, ["secondLoan"])!;
    expect(secondLoan!.steps.find(({ label }) => label === "Rate")).toMatchObject({
      value: 6.25,
      detail: "6.75% \u2212 0.5%",
    });
  });

  it("pays back what it lends, at the rate of prime and margin, whatever is typed", () => {
    const thousandths = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((each) => each / 1000);
    const anyLine = fc.record({
      index: thousandths(12),
      margin: thousandths(5),
      drawYears: fc.integer({ min: 1, max: 15 }),
      repaid: fc.integer({ min: 1, max: 25 }),
      amount: fc.integer({ min: 1000, max: 100_000 }),
    });
    fc.assert(
      fc.property(anyLine, ({ repaid, ...typed }) => {
        const { amount, rate, payment, amortizingPayment, totals } = lineOf({
          ...typed,
          term: typed.drawYears + repaid,
        });
        expect(rate).toBeCloseTo(typed.index + typed.margin, 6);
        expect(payment).toBe(roundCents((typed.amount * 100 * rate) / 1200) / 100);
        const level = roundCents(exactPayment(dollars(amount), percent(rate), (repaid * 12) as Months));
        expect(amortizingPayment).toBe(level / 100);
        expect(totals.payments - totals.interest).toBeCloseTo(amount, 6);
        expect(amortizingPayment).toBeGreaterThanOrEqual(payment);
      }),
    );
  });
});
