import { calculateExplained } from "@highway/engine/scenario/explain";
import type { CalculateOptions, FigureName, ScenarioResult } from "@highway/engine/scenario/schema/types";
import { dated } from "../dated";
import { extraProblems } from "../extra-payments";
import { refuse } from "../refuse";
import type { DoorScenario } from "../scenario.schema";

/**
 * Every figure of a scenario.
 * @throws UserFacingError invalid, when more is paid additionally than the loan as computed can take
 */
export function calculateScenario(
  scenario: DoorScenario,
  options: CalculateOptions & { explain?: readonly FigureName[] },
): ScenarioResult {
  const given = dated(scenario);
  const result = calculateExplained(given, options);
  refuse(extraProblems(given, result.loans));
  return result;
}
