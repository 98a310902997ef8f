import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import { rentOrBuy } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import type { ToolAnswer } from "../tool-report.schema";

export const rentOrBuyAnswer = {
  work(scenario, { assumptions }: { assumptions: SavedAssumptions }) {
    const { answer, problems } = rentOrBuy(scenario, assumptions);
    // The rate of tax on gains is what an officer may have typed of the client's taxes; the tax itself is in the answer.
    return { answer: answer && { ...answer, gainsTax: { rate: null, isTyped: false } }, problems };
  },
} satisfies ToolAnswer;
