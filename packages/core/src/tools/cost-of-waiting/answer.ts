import type { SavedAssumptions, SavedWaiting } from "@highway/engine/tools/assumptions";
import { costOfWaiting } from "@highway/engine/tools/cost-of-waiting/cost-of-waiting";
import type { ToolAnswer } from "../tool-report.schema";

export const costOfWaitingAnswer = {
  work: (scenario, { assumptions, waiting }: { assumptions: SavedAssumptions; waiting: SavedWaiting }) =>
    costOfWaiting(scenario, assumptions, waiting),
} satisfies ToolAnswer;
