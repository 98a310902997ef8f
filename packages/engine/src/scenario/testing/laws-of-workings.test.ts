import fc from "fast-check";
import { expect, it } from "vitest";
import { calculateExplained } from "../explain";
import { figureNames } from "../schema/explanation";
import type { Explanation, Step } from "../schema/types";
import { everyStep, figureInAnswer } from "./explain.fixture";
import { anyScenario } from "./laws.arbitrary";

const cents = ({ value }: Step) => Math.round(Number(value) * 100);

function faultOfStep(step: Step): string | null {
  const { label, value, unit, parts, detail = "", formula = "" } = step;
  if (/\b(Try|tries)\b/i.test(`${label} ${detail} ${formula}`)) return `${label} shows how a solver went about it`;
  if (unit !== "text" && !Number.isFinite(value)) return `${label} is ${value}`;
  if (Object.is(value, -0)) return `${label} is -0`;
  if (unit !== "dollars" || !parts) return null;
  const total = parts.reduce((sum, part) => sum + cents(part), 0);
  return total === cents(step) ? null : `${label} is ${value}, its parts ${total / 100}`;
}

/** A working ends with its formula in words, or with the words for why there is none (typed, nothing lent), and comes to its figure. */
function faultsOfEnd({ value: last, formula, detail, parts = [], label }: Step, value: number): string[] {
  const faults = last === value ? [] : [`leads to ${last}, not ${value}`];
  if (!formula && !detail) faults.push(`ends with “${label}” without its formula`);
  if (parts.length === 1 && parts[0]!.label === label) faults.push(`repeats “${label}”`);
  return faults;
}

function faultsOf({ figure, value, inputs, steps }: Explanation, answer: number | null): string[] {
  const faults = everyStep([...inputs, ...steps]).map(faultOfStep);
  if (value !== answer) faults.push(`is ${value}, shown ${answer}`);
  if (value !== null) faults.push(...faultsOfEnd(steps.at(-1)!, value));
  return faults.flatMap((fault) => (fault === null ? [] : `${figure}: ${fault}`));
}

it("leads to the figure that is shown by a formula in words, adds up and is made of numbers, whatever the scenario", () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const result = calculateExplained(scenario, { explain: figureNames });
      const faults = result.loans.flatMap((loan, at) =>
        figureNames.flatMap((figure) =>
          faultsOf(loan.explain![figure]!, figureInAnswer[figure](loan, result, scenario.loans[at]!, scenario)),
        ),
      );
      expect(faults).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
