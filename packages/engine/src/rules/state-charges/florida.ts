import { chargesOf, oneRate } from "./charge-row";

const MIAMI_DADE = "12086";

export const florida = chargesOf("FL", [
  {
    charge: "deed",
    name: "State deed tax stamps",
    base: "price",
    purpose: "purchase",
    part: "up",
    tiers: oneRate(0.7),
    borrowerPays: 0,
    source: "Fla. Stat. 201.02(1): 70 cents for each $100 or fraction; by custom the seller's",
  },
  {
    charge: "deed",
    name: "State deed tax stamps",
    fip: MIAMI_DADE,
    base: "price",
    purpose: "purchase",
    part: "up",
    tiers: oneRate(0.6),
    borrowerPays: 0,
    source: "Fla. Stat. 201.02(1), 201.031: 60 cents in Miami-Dade; a single-family home bears no surtax",
  },
  {
    charge: "note",
    name: "Mortgage tax",
    base: "loan",
    part: "up",
    tiers: oneRate(0.35),
    borrowerPays: 100,
    source: "Fla. Stat. 201.08(1): 35 cents for each $100 or fraction",
  },
  {
    charge: "intangible",
    name: "Intangible tax",
    base: "loan",
    tiers: oneRate(0.2),
    borrowerPays: 100,
    source: "Fla. Stat. 199.133: 2 mills on the dollar",
  },
]);
