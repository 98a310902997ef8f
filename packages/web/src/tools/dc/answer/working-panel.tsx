import { explainConsolidation } from "@highway/engine/tools/consolidation/explain";
import type { ConsolidationFigure } from "@highway/engine/tools/consolidation/figures";
import type { ConsolidationFigures } from "../../../report/consolidation/figures";
import { WorkingPanel } from "../../every/answer/working-panel";
import { figureNames } from "./figure-names";

type Props = { open: ConsolidationFigure; figures: ConsolidationFigures; narrow: boolean; onClose: () => void };

/** How a figure of a debt consolidation came about. */
export default function ConsolidationWorking({ open, figures: { scenario, input, loan }, ...frame }: Props) {
  const explanation = scenario && loan && explainConsolidation(scenario, { ...input, loanID: loan.id }, [open])[open];
  return (
    explanation && <WorkingPanel {...frame} explanation={explanation} name={figureNames[open]} asOf={scenario.asOf} />
  );
}
