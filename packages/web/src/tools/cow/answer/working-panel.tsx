import { explainCostOfWaiting } from "@highway/engine/tools/cost-of-waiting/explain";
import type { CostOfWaitingFigure } from "@highway/engine/tools/cost-of-waiting/figures";
import type { CostOfWaitingFigures } from "../../../report/cost-of-waiting/figures";
import { WorkingPanel } from "../../every/answer/working-panel";
import { figureNames } from "./figure-names";

type Props = { open: CostOfWaitingFigure; figures: CostOfWaitingFigures; narrow: boolean; onClose: () => void };

/** How a figure of the cost of waiting came about. */
export default function CostOfWaitingWorking({ open, figures, ...frame }: Props) {
  const { scenario, assumptions, waiting } = figures;
  const explanation = scenario && explainCostOfWaiting(scenario, assumptions, waiting, [open])[open];
  return explanation && <WorkingPanel {...frame} {...{ explanation }} name={figureNames[open]} asOf={scenario.asOf} />;
}
