import fc from "fast-check";
import { expect, it } from "vitest";
import { calculateExplained } from "../explain";
import { figureNames } from "../schema/explanation";
import { faultsOf, figureInAnswer } from "./explain.fixture";
import { anyScenario } from "./laws.arbitrary";

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
    { numRuns: 300 },
  );
});
