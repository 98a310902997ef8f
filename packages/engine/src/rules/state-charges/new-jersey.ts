import { above, chargesOf } from "./charge-row";

const onPrice = { base: "price", purpose: "purchase" } as const;

export const newJersey = chargesOf("NJ", [
  {
    ...onPrice,
    charge: "realty transfer",
    name: "State deed tax stamps",
    per: 500,
    part: "up",
    tiers: [
      { startsAt: 0, rate: 2 },
      { startsAt: 150_000, rate: 3.35 },
      { startsAt: 200_000, rate: 3.9 },
      { startsAt: 550_000, rate: 4.4 },
      { startsAt: 850_000, rate: 4.9 },
      { startsAt: 1_000_000, rate: 5.15 },
    ],
    borrowerPays: 0,
    source:
      "N.J.S.A. 46:15-7 and 46:15-7.1: by $500 or fraction, tier by tier, without the general purpose fee; the seller's",
  },
  {
    ...onPrice,
    charge: "general purpose",
    name: "General purpose fee",
    per: 500,
    part: "up",
    tiers: [{ startsAt: above(350_000), rate: 0.9 }],
    tiering: "whole",
    borrowerPays: 0,
    source: "N.J.S.A. 46:15-7.1: 90 cents for each $500 or fraction of a price above $350,000; the seller's",
  },
  {
    ...onPrice,
    charge: "graduated percent",
    name: "Mansion tax",
    tiers: [{ startsAt: above(1_000_000), rate: 1 }],
    tiering: "whole",
    borrowerPays: 100,
    source: "N.J.S.A. 46:15-7.2: 1% of a price above $1,000,000; the buyer's until July 9, 2025",
  },
  {
    ...onPrice,
    charge: "graduated percent",
    name: "Graduated percent fee",
    tiers: [
      { startsAt: above(1_000_000), rate: 1 },
      { startsAt: above(2_000_000), rate: 2 },
      { startsAt: above(2_500_000), rate: 2.5 },
      { startsAt: above(3_000_000), rate: 3 },
      { startsAt: above(3_500_000), rate: 3.5 },
    ],
    tiering: "whole",
    from: "2025-07-10",
    borrowerPays: 0,
    source: "N.J.S.A. 46:15-7.2, P.L. 2025, c. 69: 1 to 3.5% of a price above $1,000,000; the seller's",
  },
]);
