/** This file describes what buying or renting answers, in the units of the engine's other answers. */
import { type Answered, among, listOf, orNull, partOf, unionOf } from "../../scenario/schema/answer-field";
import { breakEvenGrowthField, growthFields } from "../answer-parts";

/** The assumptions that are varied, one at a time, to show how the answer moves with each. */
const swingNames = [
  "growth",
  "rent",
  "rentGrowth",
  "investmentReturn",
  "maintenance",
  "costToSell",
  "rate",
  "horizon",
] as const;

/** The lines that add up to the difference, in the order of the two falls: the owner's, then the renter's. */
const partNames = [
  "homeValue",
  "sellingCosts",
  "owed",
  "escrowBack",
  "ownerAccount",
  "ownerGainsTax",
  "depositBack",
  "renterAccount",
  "renterGainsTax",
] as const;

/** A month of owning and of renting. Tax savings are a twelfth of the year's; `owner` is less them. */
const monthFields = {
  principalAndInterest: "dollars",
  mortgageInsurance: "dollars",
  propertyTax: "dollars",
  homeInsurance: "dollars",
  associationFee: "dollars",
  maintenance: "dollars",
  taxSavings: "dollars",
  owner: "dollars",
  rent: "dollars",
  rentersInsurance: "dollars",
  renter: "dollars",
} as const;

const totalsFields = {
  interest: "dollars",
  mortgageInsurance: "dollars",
  propertyTax: "dollars",
  homeInsurance: "dollars",
  associationFee: "dollars",
  maintenance: "dollars",
  taxSavings: "dollars",
  rent: "dollars",
  rentersInsurance: "dollars",
  /** Everything that the owner has paid, closing included, less the tax saved. */
  ownerOutlay: "dollars",
  renterOutlay: "dollars",
} as const;

const endFields = {
  homeValue: "dollars",
  owed: "dollars",
  /** What a sale costs, with the repairs; 0 where nobody sells. */
  sellingCosts: "dollars",
  proceeds: "dollars",
  taxableHomeGain: "dollars",
  escrowBack: "dollars",
  depositBack: "dollars",
  ownerAccount: "dollars",
  ownerGainsTax: "dollars",
  renterAccount: "dollars",
  renterGainsTax: "dollars",
  ownerWealth: "dollars",
  renterWealth: "dollars",
  /** What buying leaves more than renting; as good counts as ahead. */
  difference: "dollars",
  /** The difference in today's money. */
  differenceToday: "dollars",
} as const;

/** What buying or renting comes to, in dollars, percent, months and years: both sides, each of 30 years, the downside and every break-even. */
export type RentOrBuy = Answered<typeof rentOrBuyFields>;
export const rentOrBuyFields = {
  loanID: "id",
  horizon: "years",
  ending: among(["sell", "stay"]),
  loanAmount: "dollars",
  /** Principal and interest of the first month, of both loans. */
  payment: "dollars",
  monthlyMI: "dollars",
  miMonths: "months",
  cashToClose: "dollars",
  /** The deposit and the fee that a renter pays at the start. */
  renterAtStart: "dollars",
  ownerMonth1: "dollars",
  renterMonth1: "dollars",
  /** Whether the client's income with filing status, or a tax rate, is known; else no tax is saved. */
  isTaxKnown: "flag",
  growth: partOf(growthFields),
  taxGrowth: partOf({ rate: "percent", from: among(["typed", "report", "inflation", "cap"]) }),
  /** The tax on gains: at one rate in percent, or by the client's brackets (null). */
  gainsTax: partOf({ rate: orNull("percent"), isTyped: "flag" }),
  totals: partOf(totalsFields),
  atHorizon: partOf(endFields),
  /** The lines that add up to the difference at the horizon, to the cent; what lowers it is negative. */
  parts: listOf(partOf({ part: among(partNames), amount: "dollars" })),
  /** Each of 30 years: its first month, what was paid in it, and what both sides would own if all ended there. */
  years: listOf(
    partOf({
      year: "years",
      month: partOf(monthFields),
      ownerOutlay: "dollars",
      renterOutlay: "dollars",
      taxSavings: "dollars",
      end: partOf(endFields),
    }),
  ),
  /** The difference if prices stay as they are, and if they fall by 5 % in the first year and stay there. */
  downside: partOf({ flat: "dollars", fall: "dollars" }),
  /** The difference without what the money would earn elsewhere. */
  cashFlow: "dollars",
  /** By how much the answer moves with each assumption, the largest swing first. */
  sensitivity: listOf(
    partOf({
      assumption: among(swingNames),
      from: "figure",
      lowTo: "figure",
      highTo: "figure",
      low: "dollars",
      high: "dollars",
      swing: "dollars",
    }),
  ),
  /** When buying gets ahead, as if all ended at the end of a year; `flipsBackIn` is the year in which that changes again. */
  breakEvenYears: unionOf({
    after: { years: "years", flipsBackIn: orNull("years") },
    until: { years: "years", flipsBackIn: orNull("years") },
    always: {},
    never: {},
  }),
  /** The least first rent at which buying is as good as renting. */
  breakEvenRent: unionOf({ rent: { rent: "dollars" }, always: {}, never: {} }),
  breakEvenGrowth: breakEvenGrowthField,
} as const;

/** The part that is shown first: the answer, the figures beside it, and the break-evens at which it changes. */
export type RentOrBuyLead = Omit<RentOrBuy, "totals" | "parts" | "years" | "cashFlow" | "sensitivity">;
export type Swing = RentOrBuy["sensitivity"][number];
export type BreakEvenYears = RentOrBuy["breakEvenYears"];
export type BreakEvenRent = RentOrBuy["breakEvenRent"];
