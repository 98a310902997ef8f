import { costOfWaitingFields } from "@highway/engine/tools/cost-of-waiting/answer";
import { costOfWaitingFigures } from "@highway/engine/tools/cost-of-waiting/figures";
import { AssumptionsInput, usualAssumptions, usualWaiting, WaitingInput } from "../../tools/assumptions.schema";
import { toolCall } from "./tool-call";

export const costOfWaitingCall = toolCall({
  blocks: { assumptions: AssumptionsInput, waiting: WaitingInput },
  answer: costOfWaitingFields,
  figures: costOfWaitingFigures,
  async work(scenario, { assumptions, waiting }) {
    const { costOfWaiting } = await import("@highway/engine/tools/cost-of-waiting/cost-of-waiting");
    return costOfWaiting(scenario, assumptions ?? usualAssumptions, waiting ?? usualWaiting);
  },
  async explain(scenario, { assumptions, waiting }, figures) {
    const { explainCostOfWaiting } = await import("@highway/engine/tools/cost-of-waiting/explain");
    const names = figures as typeof costOfWaitingFigures;
    return explainCostOfWaiting(scenario, assumptions ?? usualAssumptions, waiting ?? usualWaiting, names);
  },
});
