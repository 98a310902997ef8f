import { rentOrBuyFields } from "@highway/engine/tools/rent-or-buy/answer";
import { rentOrBuyFigures } from "@highway/engine/tools/rent-or-buy/figures";
import { AssumptionsInput, usualAssumptions } from "../../tools/assumptions.schema";
import { toolCall } from "./tool-call";

export const rentOrBuyCall = toolCall({
  blocks: { assumptions: AssumptionsInput },
  answer: rentOrBuyFields,
  figures: rentOrBuyFigures,
  async work(scenario, { assumptions }) {
    const { rentOrBuy } = await import("@highway/engine/tools/rent-or-buy/rent-or-buy");
    return rentOrBuy(scenario, assumptions ?? usualAssumptions);
  },
  async explain(scenario, { assumptions }, figures) {
    const { explainRentOrBuy } = await import("@highway/engine/tools/rent-or-buy/explain");
    return explainRentOrBuy(scenario, assumptions ?? usualAssumptions, figures as typeof rentOrBuyFigures);
  },
});
