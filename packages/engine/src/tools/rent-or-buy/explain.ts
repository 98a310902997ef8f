import { withFormula } from "../../scenario/explanations/wording";
import type { Scenario } from "../../scenario/schema/types";
import type { SavedAssumptions } from "../assumptions";
import type { ToolExplanation } from "../explanation";
import { ofLoan, type Told } from "../wording";
import type { Comparison } from "./comparison";
import { answerExplainers } from "./explanations/answers";
import { endExplainers } from "./explanations/end";
import { outlayExplainers } from "./explanations/outlays";
import type { RentOrBuyFigure } from "./figures";
import { comparisonOf } from "./rent-or-buy";

const explainers: Record<RentOrBuyFigure, (compared: Comparison) => Told> = {
  loanAmount: ({ working }) => ofLoan(working, "amount"),
  payment: ({ working }) => ofLoan(working, "payment"),
  monthlyMI: ({ working }) => ofLoan(working, "MI"),
  miMonths: ({ working }) => ofLoan(working, "miMonths"),
  cashToClose: ({ working }) => ofLoan(working, "cashToClose"),
  ...outlayExplainers,
  ...endExplainers,
  ...answerExplainers,
};

/**
 * Explains some figures of buying or renting from what the figures themselves were made from. It stands apart from `rentOrBuy`, so that
 * a screen loads it only when someone asks. Steps are in dollars, percent and months. While something is
 * missing nothing is explained. It throws what `calculate` throws.
 */
export function explainRentOrBuy(
  scenario: Scenario,
  assumptions: SavedAssumptions,
  figures: readonly RentOrBuyFigure[],
): Partial<Record<RentOrBuyFigure, ToolExplanation<RentOrBuyFigure>>> {
  const { answer: compared } = comparisonOf(scenario, assumptions);
  if (!compared) return {};
  return Object.fromEntries(
    figures.map((figure) => [figure, withFormula({ figure, ...explainers[figure](compared) })]),
  );
}
