import { calculate } from "@highway/engine/scenario/calculate";
import type { CalculateOptions, FigureName, ScenarioResult } from "@highway/engine/scenario/schema/types";
import { extraProblems } from "../extra-payments";
import { refuse } from "../refuse";
import type { DoorScenario } from "../scenario.schema";
import { withDate } from "../scenario-date";

/**
 * Works out every figure of a scenario. The code that explains figures is loaded when somebody asks for it, because it is a seventh of this function.
 * @throws UserFacingError invalid, when more is paid additionally than the loan as computed can take
 */
export async function calculateScenario(
  scenario: DoorScenario,
  options: CalculateOptions & { explain?: readonly FigureName[] },
): Promise<ScenarioResult> {
  const given = withDate(scenario);
  const result = options.explain?.length
    ? (await import("@highway/engine/scenario/explain")).calculateExplained(given, options)
    : calculate(given, options);
  refuse(extraProblems(given, result.loans));
  return result;
}
