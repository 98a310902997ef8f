import { chargesOf, oneRate } from "./charge-row";

const PHILADELPHIA = "42101";
const halves = { base: "price", purpose: "purchase", borrowerPays: 50 } as const;

export const pennsylvania = chargesOf("PA", [
  {
    ...halves,
    charge: "transfer",
    name: "State deed tax stamps",
    tiers: oneRate(1),
    source: "72 P.S. 8102-C: 1%; by custom half each",
  },
  {
    ...halves,
    charge: "local transfer",
    name: "City/county deed stamps",
    tiers: oneRate(1),
    source:
      "53 P.S. 6924.301.1 and 6924.311: municipality and school district, together 1% in most places; by custom half each",
  },
  {
    ...halves,
    charge: "local transfer",
    name: "City/county deed stamps",
    fip: PHILADELPHIA,
    tiers: oneRate(3.278),
    source: "Philadelphia Code 19-1405: 3.278%; by custom half each",
  },
  {
    ...halves,
    charge: "local transfer",
    name: "City/county deed stamps",
    fip: PHILADELPHIA,
    tiers: oneRate(3.578),
    from: "2025-07-01",
    source: "Philadelphia Code 19-1405 as amended in 2025: 3.578%; by custom half each",
  },
]);
