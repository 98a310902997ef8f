import { byDate } from "./by-date";

/** The types of a temporary buydown: points of a percent below the note rate, year by year. */
export type BuydownType = "bd10" | "bd11" | "bd21" | "bd321";

export const buydowns = byDate<Record<BuydownType, readonly number[]>>({
  label: "Temporary buydown",
  unit: "percentage points below the note rate, in successive years",
  source: "Highway product defaults; Fannie Mae Selling Guide B2-1.4-04, Temporary Interest Rate Buydowns",
  from: { "2020-01-01": { bd10: [1], bd11: [1, 1], bd21: [2, 1], bd321: [3, 2, 1] } },
});
