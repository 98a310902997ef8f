import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import type { ToldAnswer } from "../../pure/told-answer";

export const rentOrBuyTold: ToldAnswer<RentOrBuy> = {
  figures: [
    { name: "What buying leaves beyond renting", as: "dollars", of: ({ atHorizon }) => atHorizon.difference },
    {
      name: "Break-even rent",
      as: "dollars",
      of: ({ breakEvenRent }) => (breakEvenRent.kind === "rent" ? breakEvenRent.rent : null),
    },
    { name: "Owning, month 1", as: "cents", of: ({ ownerMonth1 }) => ownerMonth1 },
    { name: "Cash at closing", as: "dollars", of: ({ cashToClose }) => cashToClose },
  ],
  growth: ({ growth }) => growth.yearly[0] ?? null,
};
