import { above, type ChargeRow, chargesOf, oneRate } from "./charge-row";

const SAN_FRANCISCO = "06075";
const seller = { base: "price", purpose: "purchase", borrowerPays: 0 } as const;

/** The tax of Measure ULA on the whole price above its lower threshold; its thresholds rise every July with prices. */
const losAngelesUla = (from: string, lower: number, upper: number): ChargeRow => ({
  ...seller,
  charge: "city homelessness",
  name: "Los Angeles ULA tax",
  city: "Los Angeles",
  tiers: [
    { startsAt: above(lower), rate: 4 },
    { startsAt: upper, rate: 5.5 },
  ],
  tiering: "whole",
  from,
  source: "Los Angeles Municipal Code 21.9.2(b), Measure ULA: 4 or 5.5% of the whole price; the seller's",
});

export const california = chargesOf("CA", [
  {
    ...seller,
    charge: "transfer",
    name: "City/county deed stamps",
    per: 500,
    part: "up",
    tiers: oneRate(0.55),
    source:
      "Cal. Rev. & Tax. Code 11911(a): 55 cents for each $500 or fraction in every county; by custom the seller's",
  },
  {
    ...seller,
    charge: "transfer",
    name: "City/county deed stamps",
    fip: SAN_FRANCISCO,
    per: 500,
    part: "up",
    tiers: [
      { startsAt: 0, rate: 2.5 },
      { startsAt: above(250_000), rate: 3.4 },
      { startsAt: 1_000_000, rate: 3.75 },
      { startsAt: 5_000_000, rate: 11.25 },
      { startsAt: 10_000_000, rate: 27.5 },
      { startsAt: 25_000_000, rate: 30 },
    ],
    tiering: "whole",
    source:
      "San Francisco Business and Tax Regulations Code 1102: $2.50 to $30 for each $500 or fraction of the whole price",
  },
  {
    ...seller,
    charge: "city transfer",
    name: "City deed stamps",
    city: "Los Angeles",
    per: 500,
    part: "up",
    tiers: oneRate(2.25),
    source: "Los Angeles Municipal Code 21.9.2(a): $2.25 for each $500 or fraction; by custom the seller's",
  },
  losAngelesUla("2023-04-01", 5_000_000, 10_000_000),
  losAngelesUla("2024-07-01", 5_150_000, 10_300_000),
  {
    ...losAngelesUla("2025-07-01", 5_300_000, 10_600_000),
    renewal: { due: "2026-07-01", next: "The city raises the thresholds with prices every July 1" },
  },
  {
    ...seller,
    charge: "city transfer",
    name: "City deed stamps",
    city: "Oakland",
    tiers: [
      { startsAt: 0, rate: 1 },
      { startsAt: above(300_000), rate: 1.5 },
      { startsAt: above(2_000_000), rate: 1.75 },
      { startsAt: above(5_000_000), rate: 2.5 },
    ],
    tiering: "whole",
    borrowerPays: 50,
    source: "Oakland Municipal Code 4.20.020: 1 to 2.5% of the whole price; by custom half each",
  },
]);
