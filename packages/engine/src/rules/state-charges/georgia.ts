import { chargesOf, oneRate } from "./charge-row";

export const georgia = chargesOf("GA", [
  {
    charge: "transfer",
    name: "State deed tax stamps",
    base: "price",
    purpose: "purchase",
    part: "up",
    tiers: oneRate(0.1),
    minimum: 1,
    borrowerPays: 0,
    source: "O.C.G.A. 48-6-1: $1 for the first $1,000, 10 cents for each further $100 or fraction; the seller's",
  },
  {
    charge: "intangible",
    name: "Intangible tax",
    base: "loan",
    per: 500,
    part: "up",
    tiers: oneRate(1.5),
    maximum: 25_000,
    borrowerPays: 100,
    source: "O.C.G.A. 48-6-61: $1.50 for each $500 or fraction of a note of more than 3 years, at most $25,000",
  },
]);
