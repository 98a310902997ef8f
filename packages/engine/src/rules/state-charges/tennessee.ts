import { chargesOf, oneRate } from "./charge-row";

export const tennessee = chargesOf("TN", [
  {
    charge: "transfer",
    name: "State deed tax stamps",
    base: "price",
    purpose: "purchase",
    part: "major",
    tiers: oneRate(0.37),
    flat: 1,
    borrowerPays: 100,
    source: "Tenn. Code 67-4-409(a): 37 cents for each $100 or major fraction, and the clerk's fee of $1; the buyer's",
  },
  {
    charge: "mortgage",
    name: "Mortgage tax",
    base: "loan",
    part: "major",
    tiers: oneRate(0.115),
    exempt: 2000,
    flat: 1,
    borrowerPays: 100,
    source:
      "Tenn. Code 67-4-409(b): 11.5 cents for each $100 or major fraction above the first $2,000, and the clerk's fee of $1",
  },
]);
