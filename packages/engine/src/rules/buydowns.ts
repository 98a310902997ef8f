import { byDate } from "./by-date";

/** The types of a temporary buydown, named after their percentage points below the note rate year by year: `bd21` is 2, then 1. */
export type BuydownType = "bd10" | "bd11" | "bd21" | "bd321";

/** The percentage points that each type of temporary buydown lowers the rate by, in successive years. */
export const buydowns = byDate<Record<BuydownType, readonly number[]>>({
  label: "Temporary buydown",
  unit: "percentage points below the note rate, in successive years",
  source: "Highway product defaults; Fannie Mae Selling Guide B2-1.4-04, Temporary Interest Rate Buydowns",
  from: { "2020-01-01": { bd10: [1], bd11: [1, 1], bd21: [2, 1], bd321: [3, 2, 1] } },
});
