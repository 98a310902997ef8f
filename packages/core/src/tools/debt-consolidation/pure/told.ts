import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import type { ToldAnswer } from "../../pure/told-answer";

export const consolidationTold: ToldAnswer<Consolidation> = {
  figures: [
    { name: "Freed each month", as: "cents", of: ({ monthlySavings }) => monthlySavings },
    { name: "Saved by the end", as: "dollars", of: ({ lifetimeSaved }) => lifetimeSaved },
    { name: "New payment", as: "cents", of: ({ monthlyAfter }) => monthlyAfter },
    {
      name: "Debt-free in, with the added payment",
      as: "months",
      of: ({ samePayment }) => samePayment?.months ?? null,
    },
  ],
};
