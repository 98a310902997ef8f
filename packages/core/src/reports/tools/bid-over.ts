import { bidAnswerFields } from "@highway/engine/tools/bid-over/answer";
import { bidFigures } from "@highway/engine/tools/bid-over/figures";
import { BidInput, usualBid } from "../../tools/bids-and-debts.schema";
import { toolCall } from "./tool-call";

export const bidOverCall = toolCall({
  blocks: { bid: BidInput },
  answer: bidAnswerFields,
  figures: bidFigures,
  async work(scenario, { bid }) {
    const { bidOver } = await import("@highway/engine/tools/bid-over/bid-over");
    return bidOver(scenario, bid ?? usualBid);
  },
  async explain(scenario, { bid }, figures) {
    const { explainBidOver } = await import("@highway/engine/tools/bid-over/explain");
    return explainBidOver(scenario, bid ?? usualBid, figures as typeof bidFigures);
  },
});
