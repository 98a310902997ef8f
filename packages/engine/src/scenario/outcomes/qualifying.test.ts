import { describe, expect, it } from "vitest";
import { calculate } from "../calculate";
import { calculateExplained } from "../explain";
import type { ARM, Loan } from "../schema/types";
import { solve } from "../solve/solve";
import { exampleLoan, exampleScenario, usualArm } from "../testing/example";

const sofrArm: ARM = { ...usualArm, sofrToday: 4.1 };

/** The level payment of an amount in dollars by the textbook's formula, to the cent. */
function level(amount: number, yearly: number, payments: number): number {
  const i = yearly / 1200;
  return Math.round(((amount * i) / (1 - (1 + i) ** -payments)) * 100) / 100;
}

const answered = (more: Partial<Loan>) => {
  const scenario = {
    ...exampleScenario,
    client: { monthlyIncome: 9000 },
    loans: [{ ...exampleLoan, rate: 7, ...more }],
  };
  return calculate(scenario).loans[0]!;
};
const adjustable = (type: Loan["type"], more: Partial<Loan> = {}) =>
  answered({ type, rate: 6.25, ARM: { ...sofrArm, scenario: "current" }, ...more });

describe("the qualifying payment", () => {
  const fixed = answered({});

  it("of a temporary buydown is the note's, so that it affords nothing more", () => {
    for (const type of ["bd10", "bd11", "bd21", "bd321"] as const) {
      const bought = answered({ type });
      expect(bought.monthly.principalAndInterest).toBeLessThan(fixed.monthly.principalAndInterest);
      expect(bought.qualifying).toEqual({
        rate: 7,
        principalAndInterest: fixed.monthly.principalAndInterest,
        total: fixed.monthly.total,
      });
      expect(bought.dti).toBe(fixed.dti);
    }
  });

  it("of interest-only years repays the loan over what is left after them (12 CFR 1026.43(c)(5))", () => {
    const only = answered({ program: "interest10" });
    expect(only.qualifying.principalAndInterest).toBe(level(only.amount, 7, 240));
  });

  it("of a conventional 5-year rate is at the note rate with the first cap, or today's index where that is more (B3-6-04)", () => {
    const five = adjustable("arm5");
    expect(five.qualifying).toMatchObject({ rate: 8.25, principalAndInterest: level(five.amount, 8.25, 360) });
    const high = adjustable("arm5", { ARM: { ...sofrArm, scenario: "current", sofrToday: 6.5 } });
    // 6.5 + 2.75 = 9.25, above 6.25 + 2.
    expect(high.qualifying.rate).toBe(9.25);
  });

  it("of a conventional 3-year rate is at the highest rate within five years: 2, 1, 1 and 1 point", () =>
    expect(adjustable("arm3").qualifying.rate).toBe(11.25));

  it("counts the change on the due date of the 60th payment among those within five years (comment 43(e)(2)(iv)-3.i)", () => {
    const yearly = { frequency: 12 as const, initialCap: 2, adjustmentCap: 2, lifetimeCap: 7 };
    const three = adjustable("arm3", { rate: 5, ARM: { ...sofrArm, ...yearly } });
    expect(three.qualifying.rate).toBe(11);
  });

  it("of a longer fixed period is at the note rate, whatever the chosen course does later", () => {
    const seven = adjustable("arm7", { ARM: { ...sofrArm, scenario: "worst" } });
    expect(seven.qualifying).toMatchObject({ rate: 6.25, total: seven.monthly.total });
  });

  it("of a longer fixed period is at today's index where that is more and the loan is higher-priced (B3-6-04)", () => {
    // 6.5 + 2.75 = 9.25; the APR lies between 6.25 and 9.25, whatever the charges.
    const at = (more: Partial<Loan>, type: "arm7" | "arm10" = "arm7") =>
      adjustable(type, { ARM: { ...sofrArm, scenario: "current", sofrToday: 6.5 }, ...more }).qualifying.rate;
    expect(at({})).toBe(6.25);
    expect(at({ apor: 4.5 })).toBe(9.25);
    expect(at({ apor: 4.5 }, "arm10")).toBe(9.25);
    expect(at({ apor: 9 })).toBe(6.25);
    expect(at({ apor: 4.5, occupancy: "investment" })).toBe(6.25);
    expect(at({ apor: 4.5, program: "va" })).toBe(6.25);
    const low = { ARM: { ...sofrArm, scenario: "current" as const, sofrToday: 1 } };
    expect(at({ apor: 1, ...low })).toBe(6.25);
  });

  it("takes the offer rate of the week's table, and says that the loan is higher-priced", () => {
    const table = { fixed: {}, adjustable: { 7: 4.5 }, source: "FFIEC", date: "2026-11-16" };
    const loan: Loan = { ...exampleLoan, type: "arm7", rate: 6.25, ARM: { ...sofrArm, sofrToday: 6.5 } };
    const scenario = {
      ...exampleScenario,
      client: { monthlyIncome: 9000 },
      outside: { apor: table },
      loans: [loan],
    };
    const answer = calculateExplained(scenario, { explain: ["dti"] }).loans[0]!;
    expect(answer.qualifying.rate).toBe(9.25);
    expect(JSON.stringify(answer.explain!.dti)).toContain("The loan is higher-priced");
  });

  it("of FHA's 1-year rate adds a point from 95 % on, of VA's always, and of longer ones nothing", () => {
    const down = (downPayment: number) => ({
      program: "fha" as const,
      downPayment,
      downPaymentUnit: "dollars" as const,
    });
    const price = exampleScenario.properties[0]!.purchaseDetails[0]!.price;
    expect(adjustable("arm1", down(price * 0.035)).qualifying.rate).toBe(7.25);
    expect(adjustable("arm1", down(price * 0.1)).qualifying.rate).toBe(6.25);
    expect(adjustable("arm1", { program: "va" }).qualifying.rate).toBe(7.25);
    expect(adjustable("arm5", { program: "fha" }).qualifying.rate).toBe(6.25);
  });

  it("of a program of no agency is at the greater of note and indexed rate", () =>
    expect(
      adjustable("arm7", { program: "other", ARM: { ...sofrArm, scenario: "worst", sofrToday: 5 } }).qualifying.rate,
    ).toBe(7.75));

  it("counts an interest-only second loan by what repays it over what is left (12 CFR 1026.43(c)(6)(i))", () => {
    const second = (type: "fixed" | "float5" | "float10" | "heloc", term: number) =>
      answered({ secondLoan: { type, ltv: 90, term, amount: 40_000, rate: 9 } });
    // What is left of the payment without both loans is the same with each.
    const counted = ({ qualifying, monthly }: ReturnType<typeof answered>) =>
      Math.round(
        (qualifying.total! -
          qualifying.principalAndInterest -
          monthly.total! +
          monthly.principalAndInterest +
          monthly.secondLoan) *
          100,
      ) / 100;
    const five = second("float5", 20);
    expect(five.monthly.secondLoan).toBe(300);
    expect(counted(five)).toBe(level(40_000, 9, 180));
    expect(counted(second("float10", 15))).toBe(level(40_000, 9, 60));
    expect(five.dti!).toBeCloseTo(((five.monthly.total! - 300 + level(40_000, 9, 180)) / 9000) * 100, 4);
    for (const each of [second("fixed", 20), second("heloc", 20), second("float10", 10)])
      expect(counted(each)).toBe(each.monthly.secondLoan);
  });

  it("is what the goal seek for a ratio goes by: a buydown leads to the price of the note rate", () => {
    const priceAt43 = (more: Partial<Loan>) => {
      const loan = { ...exampleLoan, rate: 7, program: "other" as const, ...more };
      const scenario = { ...exampleScenario, client: { monthlyIncome: 9000 }, loans: [loan] };
      return solve(scenario, { loanID: "loan", vary: "price", target: { figure: "dti", value: 43 } });
    };
    const note = priceAt43({});
    expect(note).toMatchObject({ kind: "found" });
    expect(priceAt43({ type: "bd321" })).toMatchObject({ kind: "found", value: note.kind === "found" && note.value });
  });
});
