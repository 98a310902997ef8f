/** This file describes what a bid over the asking price answers, in dollars and percent. */
import { type Answered, type AnswerValue, listOf, orNull, partOf, unionOf } from "../../scenario/schema/answer-field";
import { growthFields } from "../answer-parts";

/** When the home's value has earned back a bid: from closing on, from a month on to the end of 30 years, or never. */
export type MadeGood = AnswerValue<typeof madeGoodField>;
const madeGoodField = unionOf({ always: {}, after: { months: "months" }, never: {} });

/** The least yearly growth by which the home's value earns back a bid: the growth that was found, any growth (even -20 % a year), or none up to 100 %. */
export type GrowthNeeded = AnswerValue<typeof growthNeededField>;
const growthNeededField = unionOf({ growth: { pct: "percent" }, always: {}, never: {} });

const downsideFields = { monthsUntilBid: madeGoodField, valueAfter5: "dollars", gainAfter5: "dollars" } as const;

/** A bid for a home, of which `bidOver` is above the asking price: when the home's value earns it back, and how much more cash and payment it takes. */
export type BidOver = Answered<typeof bidAnswerFields>;
export const bidAnswerFields = {
  propertyID: "id",
  purchaseDetailsID: "id",
  loanID: orNull("id"),
  askingPrice: "dollars",
  bid: "dollars",
  /** The bid less the asking price, also in percent of that, to 3 decimals. */
  premium: "dollars",
  premiumPct: "percent",
  /** What the home is taken to be worth at closing: the typed estimate, else the appraised value, else the asking price. */
  startValue: "dollars",
  /** The part of the bid above the appraised value, which is brought in cash. */
  appraisalGap: "dollars",
  /** How the value grows; `yearly` has a percentage a year, and the last one goes on. */
  growth: partOf(growthFields),
  monthsUntilBid: madeGoodField,
  /** The same of the value less the cost to sell. */
  monthsUntilBidAfterSelling: madeGoodField,
  /** The value after 1, 2, 3, 5, 7 and 10 years, which is also what is worth bidding for so many years; and the value less the bid, also in percent of the bid. */
  byYear: listOf(partOf({ years: "years", value: "dollars", gain: "dollars", gainPct: "percent" })),
  /** The least yearly growth by which the value is at least the bid after so many years. */
  breakEvenGrowth: listOf(partOf({ years: "years", growth: growthNeededField })),
  /** What becomes of the bid if prices stay, and if they fall by 5 % in the first year and stay then. */
  ifPricesStay: partOf(downsideFields),
  ifPricesFall: partOf(downsideFields),
  /** The value at closing and after each of 10 years: as it is taken to grow, if prices stay, and if they fall. */
  values: partOf({ grown: listOf("dollars"), stay: listOf("dollars"), fall: listOf("dollars") }),
  /** What the difference asks for: the loan at the bid less the same loan at the asking price. Null without a loan. */
  loan: orNull(
    partOf({
      cashAtBid: "dollars",
      cashAtAsking: "dollars",
      extraCash: "dollars",
      /** Principal and interest and mortgage insurance; null while a premium is missing. */
      monthAtBid: orNull("dollars"),
      monthAtAsking: orNull("dollars"),
      extraMonth: orNull("dollars"),
    }),
  ),
  /** Bids around this one, by about 1 % of the asking price: when each is made good, and its gain after 1, 3, 5, 7 and 10 years. */
  otherBids: listOf(
    partOf({
      bid: "dollars",
      monthsUntilBid: madeGoodField,
      gains: listOf(partOf({ years: "years", gain: "dollars" })),
    }),
  ),
} as const;
