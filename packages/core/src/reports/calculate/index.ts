import { calculateExplained } from "../../scenario/explain";
import { extraPaymentProblems } from "../../scenario/limits-of-payments";
import type { CalculateOptions, FigureName, ScenarioResult } from "../../scenario/types";
import { dated } from "../dated";
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
  const problems = given.loans.flatMap((loan, at) =>
    extraPaymentProblems(loan, result.loans[at]!).map(
      ({ path, sentence }) => [["loans", at, ...path].join("."), sentence] as const,
    ),
  );
  refuse(Object.fromEntries(problems));
  return result;
}
