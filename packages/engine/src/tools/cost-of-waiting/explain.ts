import { withFormula } from "../../scenario/explanations/wording";
import type { Scenario } from "../../scenario/schema/types";
import type { SavedAssumptions, SavedWaiting } from "../assumptions";
import type { ToolExplanation } from "../explanation";
import type { Told } from "../wording";
import { waitedOf } from "./cost-of-waiting";
import { answersExplainers } from "./explanations/answers";
import { endExplainers } from "./explanations/end";
import { sidesExplainers } from "./explanations/sides";
import type { CostOfWaitingFigure } from "./figures";
import type { Waited } from "./waited";

const explainers: Record<CostOfWaitingFigure, (waited: Waited) => Told> = {
  ...sidesExplainers,
  ...endExplainers,
  ...answersExplainers,
};

/**
 * Explains some figures of the cost of waiting from what the figures themselves were made from. It stands apart from `costOfWaiting`, so
 * that a screen loads it only when someone asks. Steps are in dollars, percent and months. While something is
 * missing nothing is explained. It throws what `calculate` throws.
 */
export function explainCostOfWaiting(
  scenario: Scenario,
  assumptions: SavedAssumptions,
  waiting: SavedWaiting,
  figures: readonly CostOfWaitingFigure[],
): Partial<Record<CostOfWaitingFigure, ToolExplanation<CostOfWaitingFigure>>> {
  const { answer: waited } = waitedOf(scenario, assumptions, waiting);
  if (!waited) return {};
  return Object.fromEntries(figures.map((name) => [name, withFormula({ figure: name, ...explainers[name](waited) })]));
}
