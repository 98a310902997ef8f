import { consolidationAnswerFields } from "@highway/engine/tools/consolidation/answer";
import { consolidationFigures } from "@highway/engine/tools/consolidation/figures";
import { consolidationProblems } from "@highway/engine/tools/consolidation/replaced";
import { ConsolidationInput, usualConsolidation } from "../../tools/bids-and-debts.schema";
import { toolCall } from "./tool-call";

export const consolidationCall = toolCall({
  blocks: { consolidation: ConsolidationInput },
  answer: consolidationAnswerFields,
  figures: consolidationFigures,
  lacks: (scenario, { consolidation: block }) => consolidationProblems(scenario, block?.loanID ?? ""),
  async work(scenario, { consolidation: block }) {
    const { consolidation } = await import("@highway/engine/tools/consolidation/consolidation");
    return consolidation(scenario, block ?? usualConsolidation);
  },
  async explain(scenario, { consolidation: block }, figures) {
    const { explainConsolidation } = await import("@highway/engine/tools/consolidation/explain");
    return explainConsolidation(scenario, block ?? usualConsolidation, figures as typeof consolidationFigures);
  },
});
