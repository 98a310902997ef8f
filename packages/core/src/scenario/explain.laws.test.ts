import fc from "fast-check";
import { expect, it } from "vitest";
import { calculateExplained } from "./explain";
import { everyStep, shown } from "./explain.fixture";
import { figureNames } from "./explanation";
import { anyScenario } from "./laws.arbitrary";
import type { Step } from "./types";

const cents = ({ value }: Step) => Math.round(Number(value) * 100);

it("holds for any scenario: a working leads to the figure that is shown, adds up, and is made of numbers", () => {
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const result = calculateExplained(scenario, { explain: figureNames });
      for (const [at, loan] of result.loans.entries()) {
        for (const figure of figureNames) {
          const { value, steps, inputs } = loan.explain![figure]!;
          if (value !== shown[figure](loan, result, scenario.loans[at]!))
            expect(value, figure).toBe(shown[figure](loan, result, scenario.loans[at]!));
          if (value !== null && steps.at(-1)!.value !== value) expect(steps.at(-1)!.value, figure).toBe(value);
          for (const step of everyStep([...inputs, ...steps])) {
            const { label, unit, parts } = step;
            if (unit !== "text" && !Number.isFinite(step.value))
              expect(step.value, `${figure}: ${label}`).toBe("a number");
            if (Object.is(step.value, -0)) expect(step.value, `${figure}: ${label}`).toBe(0);
            if (unit !== "dollars" || !parts) continue;
            const total = parts.reduce((sum, part) => sum + cents(part), 0);
            if (total !== cents(step)) expect(total, `${figure}: ${label}`).toBe(cents(step));
          }
        }
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 150) },
  );
}, 600_000);
