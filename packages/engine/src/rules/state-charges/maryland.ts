import { type ChargeRow, chargesOf, oneRate } from "./charge-row";

const BALTIMORE_COUNTY = "24005";
const HARFORD = "24025";
const MONTGOMERY = "24031";
const PRINCE_GEORGES = "24033";
const BALTIMORE_CITY = "24510";

/** Where the contract says nothing else, each side pays half (Real Property 14-104). */
const halves = { base: "price", purpose: "purchase", borrowerPays: 50 } as const;

const recordation = (
  fip: string,
  tiers: ChargeRow["tiers"],
  more: Pick<ChargeRow, "source"> & Partial<ChargeRow>,
): ChargeRow => ({
  ...halves,
  charge: "recordation",
  name: "Recordation tax",
  fip,
  per: 500,
  part: "up",
  tiers,
  ...more,
});

const countyTransfer = (
  fip: string,
  rate: number,
  more: Pick<ChargeRow, "source"> & Partial<ChargeRow>,
): ChargeRow => ({
  ...halves,
  charge: "county transfer",
  name: "City/county deed stamps",
  fip,
  tiers: oneRate(rate),
  ...more,
});

export const maryland = chargesOf("MD", [
  {
    ...halves,
    charge: "transfer",
    name: "State deed tax stamps",
    tiers: oneRate(0.5),
    source:
      "Md. Tax-Property 13-203: 0.5%; half each (Real Property 14-104). A first-time Maryland buyer's is 0.25%, the seller's",
  },
  recordation(
    MONTGOMERY,
    [
      { startsAt: 0, rate: 4.45 },
      { startsAt: 500_000, rate: 6.75 },
    ],
    {
      exemptAtHome: 100_000,
      source: "Montgomery County Code 52-16B: $4.45 for each $500 or fraction up to $500,000, $6.75 above",
    },
  ),
  recordation(
    MONTGOMERY,
    [
      { startsAt: 0, rate: 4.45 },
      { startsAt: 500_000, rate: 6.75 },
      { startsAt: 600_000, rate: 10.2 },
      { startsAt: 750_000, rate: 10.78 },
      { startsAt: 1_000_000, rate: 11.35 },
    ],
    {
      from: "2023-10-01",
      exemptAtHome: 100_000,
      source: "Montgomery County Code 52-16B, Bill 17-23: $4.45 to $11.35 for each $500 or fraction, tier by tier",
    },
  ),
  countyTransfer(MONTGOMERY, 1, { source: "Montgomery County Code 52-19: 1%" }),
  recordation(PRINCE_GEORGES, oneRate(2.75), {
    source: "Prince George's County Code 10-183: $2.75 for each $500 or fraction",
  }),
  countyTransfer(PRINCE_GEORGES, 1.4, { source: "Prince George's County Code 10-187: 1.4%" }),
  recordation(BALTIMORE_CITY, oneRate(5), {
    exemptAtHome: 22_000,
    source: "Baltimore City Code 28-16: $5 for each $500 or fraction",
  }),
  countyTransfer(BALTIMORE_CITY, 1.5, { source: "Baltimore City Code 28-17: 1.5%" }),
  recordation(BALTIMORE_COUNTY, oneRate(2.5), {
    source: "Baltimore County Code 11-3-204: $2.50 for each $500 or fraction",
  }),
  countyTransfer(BALTIMORE_COUNTY, 1.5, {
    exemptAtHome: 22_000,
    source: "Baltimore County Code 11-3-202: 1.5%",
  }),
  recordation(HARFORD, oneRate(3.3), { source: "Md. Tax-Property 12-103: $3.30 for each $500 or fraction in Harford" }),
  countyTransfer(HARFORD, 1, { source: "Harford County Code 123-16: 1%" }),
]);
