import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { consolidation as consolidate } from "@highway/engine/tools/consolidation/consolidation";
import type { ConsolidationInput } from "@highway/engine/tools/consolidation/input";
import type { ToolAnswer } from "../tool-report.schema";

const unknownRatios = { front: null, back: null };
/** The ratios beside their payments tell the income, and the taxes tell the bracket. */
const withoutIncome = (answer: Consolidation): Consolidation => ({
  ...answer,
  ratios: { before: unknownRatios, after: unknownRatios },
  maxima: unknownRatios,
  taxes: null,
});

export const consolidationAnswer = {
  work(scenario, { consolidation }: { consolidation: ConsolidationInput }) {
    const { answer, problems } = consolidate(scenario, consolidation);
    return { answer: answer && withoutIncome(answer), problems };
  },
} satisfies ToolAnswer;
