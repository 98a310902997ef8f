import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import type { ToldAnswer } from "../../pure/told-answer";

export const costOfWaitingTold: ToldAnswer<CostOfWaiting> = {
  figures: [
    { name: "Cost of waiting", as: "dollars", of: ({ atHorizon }) => atHorizon.costOfWaiting },
    { name: "Price later", as: "dollars", of: ({ priceLater }) => priceLater },
    { name: "Payment later", as: "cents", of: ({ paymentLater }) => paymentLater },
    { name: "Cash at closing later", as: "dollars", of: ({ cashLater }) => cashLater },
  ],
  growth: ({ growth }) => growth.yearly[0] ?? null,
};
