import { describe, expect, it } from "vitest";
import { calculateExplained } from "./explain";
import { figureNames } from "./schema/explanation";
import type { FigureName, Horizon, Loan, Scenario } from "./schema/types";
import { exampleLoan, exampleScenario } from "./testing/example";
import {
  everyStep,
  explainedLoans,
  figureInAnswer,
  fixedLoans,
  moveUpScenario,
  refinanceScenario,
  stepValue,
  waysToRepay,
} from "./testing/explain.fixture";

/** Every figure of every loan of some scenario, with what the answer shows. */
function everyFigure(scenario: Scenario) {
  const result = calculateExplained(scenario, { explain: figureNames });
  return result.loans.flatMap((loan, at) =>
    figureNames.map((figure) => ({
      name: `${figure} of ${loan.id}`,
      figure,
      answer: figureInAnswer[figure](loan, result, scenario.loans[at]!, scenario),
      explanation: loan.explain![figure]!,
    })),
  );
}
const scenarios = {
  fixed: { ...exampleScenario, loans: fixedLoans },
  waysToRepay,
  refinanced: refinanceScenario,
  // The rate of every debt is known, so that what they would cost is, too.
  allKnown: { ...refinanceScenario, debts: refinanceScenario.debts!.filter(({ rate }) => rate !== null) },
  movedUp: moveUpScenario,
};
const everything = Object.values(scenarios).flatMap(everyFigure);

describe("an explanation", () => {
  it("is of the figure that is shown, and its last step is that figure", () => {
    for (const { name, figure, answer, explanation } of everything) {
      const { value, steps, figure: named } = explanation;
      expect(named).toBe(figure);
      expect(value, name).toBe(answer);
      if (value !== null) expect(steps.at(-1)!.value, name).toBe(value);
      else expect(steps.at(-1)!.unit, name).toBe("text");
    }
  });

  it("explains each figure with a value at least once, and says why where there is none", () => {
    const given = new Set(everything.filter(({ answer }) => answer !== null).map(({ figure }) => figure));
    expect([...given].sort()).toEqual([...figureNames].sort());
    const absent = new Set(everything.filter(({ answer }) => answer === null).map(({ figure }) => figure));
    expect(absent.size).toBeGreaterThan(15);
  });

  it("has words for all that it says, and only finite numbers", () => {
    for (const { name, explanation } of everything) {
      expect(explanation.rule, name).toMatch(/^[A-Z].*\.$/s);
      expect(explanation.source.length, name).toBeGreaterThan(6);
      const wrong = everyStep([...explanation.inputs, ...explanation.steps]).filter(
        ({ label, value, unit, detail, formula }) => {
          const isTold = unit === "text" ? String(value) !== "" : Number.isFinite(value) && !Object.is(value, -0);
          const isOdd = (said?: string) => said !== undefined && /^$|NaN|undefined|null|Infinity/.test(said);
          return label === "" || !isTold || isOdd(detail) || isOdd(formula);
        },
      );
      expect(wrong, name).toEqual([]);
    }
  });

  it("adds up: parts in dollars make their step", () => {
    const sums = everything
      .flatMap(({ explanation }) => everyStep(explanation.steps))
      .filter(({ unit, parts }) => unit === "dollars" && parts);
    expect(sums.length).toBeGreaterThan(1000);
    const wrong = sums.filter(({ value, parts }) => {
      const total = parts!.reduce((sum, part) => sum + Math.round(Number(part.value) * 100), 0);
      return total !== Math.round(Number(value) * 100);
    });
    expect(wrong).toEqual([]);
  });

  it("has a step for each horizon, which is the answer's", () => {
    const byHorizon = {
      appreciation: "value",
      balance: "balance",
      interestPaid: "interestPaid",
      principalPaid: "principalPaid",
      equity: "equity",
      taxSavings: "taxSavings",
      totalCost: "totalCost",
      netGain: "netGain",
      ownershipCosts: "ownershipCosts",
    } as const;
    for (const scenario of [waysToRepay, refinanceScenario]) {
      for (const { horizons, explain, id } of calculateExplained(scenario, { explain: figureNames }).loans) {
        for (const [figure, field] of Object.entries(byHorizon) as [FigureName, keyof Horizon][]) {
          const { value, steps } = explain![figure]!;
          if (value === null) continue;
          expect(
            steps.map((each) => each.value),
            `${figure} of ${id}`,
          ).toEqual(horizons.map((each) => each[field]));
        }
      }
    }
  });

  it("takes the version of a dated rule that is in force, and none of a rule that has no date", () => {
    const version = (asOf: string, loan: Partial<Loan>, figure: FigureName) => {
      const given = { ...exampleScenario, asOf, client: { taxRate: 30 }, loans: [{ ...exampleLoan, ...loan }] };
      return calculateExplained(given, { explain: [figure] }).loans[0]!.explain![figure]!.version;
    };
    expect(version("2023-03-19", { program: "fha" }, "MI")).toBe("2015-01-26");
    expect(version("2023-03-20", { program: "fha" }, "upfrontMI")).toBe("2023-03-20");
    expect(version("2023-04-06", { program: "va" }, "upfrontMI")).toBe("2020-01-01");
    expect(version("2026-11-20", { program: "va" }, "upfrontMI")).toBe("2023-04-07");
    expect(version("2025-12-31", {}, "taxSavings")).toBe("2025-01-01");
    expect(version("2026-11-20", {}, "taxSavings")).toBe("2026-01-01");
    expect(version("2026-11-20", { downPaymentPercentage: 10 }, "miMonths")).toBe("1999-07-29");
    expect(version("2026-11-20", { type: "arm5" }, "rates")).toBe("2020-01-01");
    expect(version("2026-11-20", {}, "rates")).toBeNull();
    for (const { name, explanation } of everything)
      expect((explanation.version ?? "") <= "2026-11-20", name).toBe(true);
  });

  it("names each change of an adjustable rate, and the index that leads it", () => {
    const [loan] = waysToRepay.loans.filter(({ ARM }) => ARM?.scenario === "current");
    const { loans } = calculateExplained({ ...waysToRepay, loans: [loan!] }, { explain: ["rates"] });
    const { steps, inputs } = loans[0]!.explain!.rates!;
    expect(inputs.find(({ label }) => label === "Index today")).toMatchObject({ value: 3.9, detail: "As typed" });
    expect(stepValue(loans[0]!.explain!.rates!, "Fully indexed rate")).toBe(6.625);
    expect(steps.slice(1).map(({ label, value }) => [label, value])).toEqual([
      ["From payment 1", 6.5],
      ["From payment 7", 6.625],
    ]);
  });

  it("names the version of the rule, its source and what picked the premium", () => {
    const MI = explainedLoans(exampleScenario.loans)[2]!.explain!.MI!;
    expect(MI.version).toBe("2023-03-20");
    expect(MI.source).toBe("HUD Mortgagee Letter 2023-05");
    expect(MI.rule).toBe(
      "FHA mortgage insurance premium. Over 15 years, base loan up to $726,200, above the last loan-to-value limit.",
    );
    expect(MI.steps.at(-1)!.detail).toBe(
      "217.21 in the second year, 8.53 in the last. Paid with payments 1 to 360, for the life of the loan",
    );
  });

  it("shows the credit score behind a premium of the rate card, for interest-only programs too", () => {
    const scoreOf = (program: Loan["program"]) =>
      explainedLoans([{ ...exampleLoan, program }])[0]!.explain!.MI!.inputs.find(
        ({ label }) => label === "Credit score",
      );
    expect(scoreOf("interest7")).toMatchObject({
      value: 740,
      detail: "Assumed, because the client has no credit score",
    });
    expect(scoreOf("conventional")).toEqual(scoreOf("interest7"));
    expect(scoreOf("fha")).toBeUndefined();
    const MIWorksheet = { ...exampleLoan.MIWorksheet, creditScore: 700 };
    const [chosen] = explainedLoans([{ ...exampleLoan, MIWorksheet }]);
    expect(chosen!.explain!.MI!.inputs).toContainEqual(
      expect.objectContaining({ label: "Credit score", value: 700, detail: "Chosen for this loan" }),
    );
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
    expect(basis(null)).toMatchObject({ value: 500_000, detail: "The price, because no appraised value is lower" });
    const detail = "The appraised value, because the price is 20,000.00 above it";
    expect(basis(480_000)).toMatchObject({ value: 480_000, detail });
  });

  it("is only given for the figures asked for", () => {
    const [loan] = calculateExplained(exampleScenario, { explain: ["apr"] }).loans;
    expect(Object.keys(loan!.explain!)).toEqual(["apr"]);
    expect(calculateExplained(exampleScenario, {}).loans[0]).not.toHaveProperty("explain");
  });
});
