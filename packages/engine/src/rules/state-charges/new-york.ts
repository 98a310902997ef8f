import { above, type ChargeRow, chargesOf, inCounties, oneRate } from "./charge-row";

/** Bronx, Kings, New York, Queens and Richmond. */
const NEW_YORK_CITY = ["36005", "36047", "36061", "36081", "36085"];
/** Dutchess, Nassau, Orange, Putnam and Suffolk: in the Metropolitan Commuter Transportation District, without a tax of their own. */
const COMMUTER_COUNTIES = ["36027", "36059", "36071", "36079", "36103"];
const ROCKLAND = "36087";
const WESTCHESTER = "36119";

const onPrice = { base: "price", purpose: "purchase" } as const;
/** For each $100 and each remaining major fraction of it (Tax Law 253(1)). */
const onLoan = { base: "loan", part: "major", borrowerPays: 100 } as const;

/** The additional tax of 30 cents in the district, of which the first $10,000 of a home of one or two families are free. */
const commuterTax: ChargeRow = {
  ...onLoan,
  charge: "additional mortgage",
  name: "Additional mortgage tax",
  tiers: oneRate(0.3),
  exempt: 10_000,
  source:
    "N.Y. Tax Law 253(2)(a): 30 cents for each $100 in the commuter transportation district; a home of one or two families, less $30",
};

const rocklandTax = (source: string): ChargeRow => ({
  ...onLoan,
  charge: "county mortgage",
  name: "County mortgage tax",
  fip: ROCKLAND,
  tiers: oneRate(0.25),
  source,
});

export const newYork = chargesOf("NY", [
  {
    ...onPrice,
    charge: "transfer",
    name: "State deed tax stamps",
    per: 500,
    part: "up",
    tiers: oneRate(2),
    borrowerPays: 0,
    source: "N.Y. Tax Law 1402(a)(1): $2 for each $500 or fraction; the seller's",
  },
  {
    ...onPrice,
    charge: "mansion",
    name: "Mansion tax",
    tiers: [{ startsAt: 1_000_000, rate: 1 }],
    tiering: "whole",
    borrowerPays: 100,
    source: "N.Y. Tax Law 1402-a: 1% of a home of $1,000,000 or more; the buyer's",
  },
  {
    ...onLoan,
    charge: "mortgage",
    name: "Mortgage tax",
    tiers: oneRate(0.5),
    source:
      "N.Y. Tax Law 253(1): 50 cents for each $100. The special additional tax of 25 cents is the lender's (253(1-a))",
  },
  {
    ...onLoan,
    charge: "additional mortgage",
    name: "Additional mortgage tax",
    tiers: oneRate(0.25),
    exempt: 10_000,
    source: "N.Y. Tax Law 253(2)(a): 25 cents for each $100; a home of one or two families, less $25",
  },
  ...inCounties([...NEW_YORK_CITY, ...COMMUTER_COUNTIES, ROCKLAND, WESTCHESTER], commuterTax),
  {
    ...onLoan,
    charge: "county mortgage",
    name: "County mortgage tax",
    fip: WESTCHESTER,
    tiers: oneRate(0.25),
    source: "N.Y. Tax Law 253-g and the county's law: 25 cents for each $100",
  },
  {
    ...onLoan,
    charge: "city mortgage",
    name: "City mortgage tax",
    city: "Yonkers",
    tiers: oneRate(0.5),
    source: "N.Y. Tax Law 253-d, Code of the City of Yonkers 92-123: 50 cents for each $100",
  },
  rocklandTax("N.Y. Tax Law 253-f, Rockland County Local Law 11 of 2006: 25 cents for each $100"),
  {
    ...rocklandTax("N.Y. Tax Law 253-f, Rockland County Local Law 4 of 2023: 25 cents for each $100"),
    from: "2024-02-01",
    renewal: { due: "2027-02-01", next: "The county's law ends on January 31, 2027, and has been extended before" },
  },
  ...inCounties(NEW_YORK_CITY, {
    ...onLoan,
    charge: "county mortgage",
    name: "City mortgage tax",
    tiers: [
      { startsAt: 0, rate: 1 },
      { startsAt: 500_000, rate: 1.125 },
    ],
    tiering: "whole",
    source:
      "N.Y. Tax Law 253-a, NYC Admin. Code 11-2601: $1 for each $100 of a loan below $500,000, else $1.125 on a home of one to three families",
  }),
  ...inCounties(NEW_YORK_CITY, {
    ...onPrice,
    charge: "city transfer",
    name: "City/county deed stamps",
    tiers: [
      { startsAt: 0, rate: 1 },
      { startsAt: above(500_000), rate: 1.425 },
    ],
    tiering: "whole",
    borrowerPays: 0,
    source: "NYC Admin. Code 11-2102: 1% of a home up to $500,000, else 1.425%; the seller's",
  }),
  ...inCounties(NEW_YORK_CITY, {
    ...onPrice,
    charge: "city state transfer",
    name: "State deed tax stamps of New York City",
    per: 500,
    part: "up",
    tiers: [{ startsAt: 3_000_000, rate: 1.25 }],
    tiering: "whole",
    borrowerPays: 0,
    source: "N.Y. Tax Law 1402(a)(2): $1.25 for each $500 or fraction of a home of $3,000,000 or more; the seller's",
  }),
  ...inCounties(NEW_YORK_CITY, {
    ...onPrice,
    charge: "supplemental mansion",
    name: "Supplemental mansion tax",
    tiers: [
      { startsAt: 2_000_000, rate: 0.25 },
      { startsAt: 3_000_000, rate: 0.5 },
      { startsAt: 5_000_000, rate: 1.25 },
      { startsAt: 10_000_000, rate: 2.25 },
      { startsAt: 15_000_000, rate: 2.5 },
      { startsAt: 20_000_000, rate: 2.75 },
      { startsAt: 25_000_000, rate: 2.9 },
    ],
    tiering: "whole",
    borrowerPays: 100,
    source: "N.Y. Tax Law 1402-b: 0.25 to 2.9% of a home of $2,000,000 or more in New York City; the buyer's",
  }),
]);
