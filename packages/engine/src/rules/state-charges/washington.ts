import { chargesOf, oneRate } from "./charge-row";

const KING = "53033";

export const washington = chargesOf("WA", [
  {
    charge: "excise",
    name: "State deed tax stamps",
    base: "price",
    purpose: "purchase",
    tiers: [
      { startsAt: 0, rate: 1.1 },
      { startsAt: 525_000, rate: 1.28 },
      { startsAt: 1_525_000, rate: 2.75 },
      { startsAt: 3_025_000, rate: 3 },
    ],
    from: "2023-01-01",
    renewal: { due: "2027-01-01", next: "The Department of Revenue sets the thresholds anew every fourth year" },
    borrowerPays: 0,
    source:
      "RCW 82.45.060: graduated, its thresholds set anew every fourth year, last for 2023 through 2026; the seller's",
  },
  {
    charge: "local excise",
    name: "City/county deed stamps",
    fip: KING,
    base: "price",
    purpose: "purchase",
    tiers: oneRate(0.5),
    borrowerPays: 0,
    source: "RCW 82.46.010 and 82.46.035: a quarter percent twice, as Seattle and King County levy it; the seller's",
  },
]);
