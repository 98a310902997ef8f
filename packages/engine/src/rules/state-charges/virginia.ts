import { type ChargeRow, chargesOf, inCounties, oneRate } from "./charge-row";

/** Arlington, Fairfax, Loudoun, Prince William, and the cities of Alexandria, Fairfax, Falls Church, Manassas and Manassas Park. */
const NORTHERN_VIRGINIA = ["51013", "51059", "51107", "51153", "51510", "51600", "51610", "51683", "51685"];

const onPrice = (more: Pick<ChargeRow, "charge" | "name" | "tiers" | "borrowerPays" | "source"> & Partial<ChargeRow>) =>
  ({ base: "price", purpose: "purchase", part: "up", ...more }) as const;
const onLoan = (more: Pick<ChargeRow, "charge" | "name" | "tiers" | "purpose" | "source">) =>
  ({ base: "loan", part: "up", borrowerPays: 100, ...more }) as const;

/** A county or city may levy a third of the state's tax, and all do. */
const third = (rate: number) => oneRate(rate / 3);

export const virginia = chargesOf("VA", [
  onPrice({
    charge: "deed",
    name: "State deed tax stamps",
    tiers: oneRate(0.25),
    borrowerPays: 100,
    source: "Va. Code 58.1-801: 25 cents for each $100 or fraction; the buyer's",
  }),
  onPrice({
    charge: "county deed",
    name: "City/county deed stamps",
    tiers: third(0.25),
    borrowerPays: 100,
    source: "Va. Code 58.1-814, 58.1-3800: a third of the state's tax",
  }),
  onLoan({
    charge: "deed of trust",
    name: "Mortgage tax",
    tiers: oneRate(0.25),
    purpose: "purchase",
    source: "Va. Code 58.1-803(A): 25 cents for each $100 or fraction of a loan up to $10 million",
  }),
  onLoan({
    charge: "county deed of trust",
    name: "County mortgage tax",
    tiers: third(0.25),
    purpose: "purchase",
    source: "Va. Code 58.1-814, 58.1-3800: a third of the state's tax",
  }),
  onLoan({
    charge: "refinanced deed of trust",
    name: "Mortgage tax",
    tiers: oneRate(0.18),
    purpose: "refinance",
    source: "Va. Code 58.1-803(E): 18 cents for each $100 or fraction of a refinance, whoever lent before",
  }),
  onLoan({
    charge: "county refinanced deed of trust",
    name: "County mortgage tax",
    tiers: third(0.18),
    purpose: "refinance",
    source: "Va. Code 58.1-814, 58.1-3800: a third of the state's tax",
  }),
  onPrice({
    charge: "grantor",
    name: "Grantor's tax",
    per: 500,
    tiers: oneRate(0.5),
    borrowerPays: 0,
    source: "Va. Code 58.1-802: 50 cents for each $500 or fraction; the seller's",
  }),
  ...inCounties(
    NORTHERN_VIRGINIA,
    onPrice({
      charge: "transportation",
      name: "Regional WMATA capital fee",
      tiers: oneRate(0.1),
      borrowerPays: 0,
      source:
        "Va. Code 58.1-802.3, earlier titled regional transportation improvement fee: 10 cents for each $100 or fraction in Northern Virginia; the seller's",
    }),
  ),
  ...inCounties(
    NORTHERN_VIRGINIA,
    onPrice({
      charge: "congestion",
      name: "Regional congestion relief fee",
      tiers: oneRate(0.1),
      borrowerPays: 0,
      source: "Va. Code 58.1-802.4: 10 cents for each $100 or fraction in Northern Virginia; the seller's",
    }),
  ),
]);
