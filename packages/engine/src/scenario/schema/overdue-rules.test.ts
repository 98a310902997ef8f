import { expect, it } from "vitest";
import { addDays } from "../../rules/day";
import { standardDeduction } from "../../rules/standard-deduction";
import { usdaFees } from "../../rules/usda-fees";
import { calculateExplained } from "../explain";
import { exampleLoan, exampleScenario } from "../testing/example";
import { overdueRulesOf } from "./overdue-rules";

const deductionDue = standardDeduction.renewal!.due;
const feeDue = usdaFees.renewal!.due;

it("names the rules that a figure rests on from the day that their next value is due", () => {
  expect(overdueRulesOf("taxSavings", exampleLoan, addDays(deductionDue, -1))).toEqual([]);
  expect(overdueRulesOf("taxSavings", exampleLoan, deductionDue)).toContainEqual({
    rule: standardDeduction.label,
    due: deductionDue,
  });
  expect(overdueRulesOf("upfrontMI", { program: "usda" }, feeDue)).toEqual([{ rule: usdaFees.label, due: feeDue }]);
  expect(overdueRulesOf("upfrontMI", { program: "fha" }, "2099-01-01")).toEqual([]);
  expect(overdueRulesOf("payment", { program: "usda" }, "2099-01-01")).toEqual([]);
});

it("stands in the working of the figure", () => {
  const workings = (asOf: string) => {
    const scenario = { ...exampleScenario, asOf, loans: [{ ...exampleLoan, program: "usda" as const }] };
    return calculateExplained(scenario, { explain: ["upfrontMI", "payment"] }).loans[0]!.explain!;
  };
  expect(workings(feeDue).upfrontMI!.overdue).toEqual([{ rule: usdaFees.label, due: feeDue }]);
  expect(workings(feeDue).payment!.overdue).toBeUndefined();
  expect(workings(addDays(feeDue, -1)).upfrontMI!.overdue).toBeUndefined();
});
