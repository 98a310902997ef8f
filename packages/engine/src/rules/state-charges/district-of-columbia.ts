import { chargesOf } from "./charge-row";

/** One rate on the whole price, by whether it is below $400,000. */
const byPrice = {
  base: "price",
  purpose: "purchase",
  tiers: [
    { startsAt: 0, rate: 1.1 },
    { startsAt: 400_000, rate: 1.45 },
  ],
  tiering: "whole",
} as const;

export const districtOfColumbia = chargesOf("DC", [
  {
    ...byPrice,
    charge: "recordation",
    name: "City/county deed stamps",
    borrowerPays: 100,
    source:
      "D.C. Code 42-1103: 1.1% of a home below $400,000, else 1.45%; the buyer's. A first-time buyer may owe less. The deed of trust of a home bears none",
  },
  {
    ...byPrice,
    charge: "transfer",
    name: "State deed tax stamps",
    borrowerPays: 0,
    source: "D.C. Code 47-903: 1.1% of a home below $400,000, else 1.45%; the seller's",
  },
]);
