/** This file describes what the cost of waiting answers, in the units of the engine's other answers. */
import { type Answered, among, listOf, orNull, partOf, unionOf } from "../../scenario/schema/answer-field";
import { breakEvenGrowthField, growthFields } from "../answer-parts";

const endFields = {
  homeValue: "dollars",
  owedNow: "dollars",
  owedLater: "dollars",
  equityNow: "dollars",
  equityLater: "dollars",
  taxSavingsNow: "dollars",
  taxSavingsLater: "dollars",
  escrowNow: "dollars",
  escrowLater: "dollars",
  /** What waiting has set aside more than buying now, with its return. */
  setAsideByWaiting: "dollars",
  /** What buying now leaves more than waiting; negative means that waiting pays. */
  costOfWaiting: "dollars",
  /** Equity, escrow and account of who buys now, and of who buys later. */
  wealthNow: "dollars",
  wealthLater: "dollars",
} as const;

/** The lines that add up to the cost of waiting. */
const waitingParts = ["equityNow", "equityLater", "escrowNow", "escrowLater", "setAsideByWaiting"] as const;

/** What waiting to buy comes to, in dollars, percent, months and years: now and later, each year, the downside and both break-evens. */
export type CostOfWaiting = Answered<typeof costOfWaitingFields>;
export const costOfWaitingFields = {
  loanID: "id",
  months: "months",
  horizon: "years",
  laterRate: "percent",
  priceNow: "dollars",
  priceLater: "dollars",
  priceChange: "dollars",
  cashNow: "dollars",
  cashLater: "dollars",
  loanNow: "dollars",
  loanLater: "dollars",
  /** Principal and interest of the first month, of both loans. */
  paymentNow: "dollars",
  paymentLater: "dollars",
  miMonthNow: "dollars",
  miMonthLater: "dollars",
  miMonthsNow: "months",
  miMonthsLater: "months",
  /** The change of the payment with mortgage insurance. */
  paymentChange: "dollars",
  /** While somebody waits: rent with insurance, and what who buys now repays and pays in interest by then. */
  whileWaiting: partOf({ rentPaid: "dollars", principalRepaid: "dollars", interestPaid: "dollars" }),
  /** Whether who buys now refinances at the later rate, and whether that is offered: the later rate is lower. */
  refinanced: "flag",
  canRefinance: "flag",
  isTaxKnown: "flag",
  growth: partOf(growthFields),
  taxGrowth: partOf({ rate: "percent", from: among(["typed", "report", "inflation", "cap"]) }),
  atHorizon: partOf(endFields),
  /** The lines that add up to the cost of waiting, to the cent; what lowers it is negative. */
  parts: listOf(partOf({ part: among(waitingParts), amount: "dollars" })),
  /** The cost at 5, 7, 10, 15 and 30 years, as far as they reach beyond the purchase. */
  costByHorizon: listOf(partOf({ years: "years", costOfWaiting: "dollars" })),
  /** What both own after each year from the later purchase on. */
  years: listOf(partOf({ year: "years", wealthNow: "dollars", wealthLater: "dollars", costOfWaiting: "dollars" })),
  /** The cost if prices stay as they are, and if they fall by 5 % in the first year and stay there; null where the later insurance is not known. */
  downside: partOf({ flat: orNull("dollars"), fall: orNull("dollars") }),
  /** The least one yearly growth at which waiting costs; null where the later insurance is not known. */
  breakEvenGrowth: orNull(breakEvenGrowthField),
  /** The highest later rate at which waiting costs nothing, without a refinance; null for cash, where one is made, where nobody waits, and where the later insurance is not known. */
  breakEvenLaterRate: orNull(unionOf({ rate: { pct: "percent" }, always: {}, never: {} })),
  /** The cost by growth (rows) and later rate (columns), at the horizon; a cost is null where the later insurance is not known. */
  table: partOf({
    laterRates: listOf("percent"),
    rows: listOf(partOf({ growth: "percent", costs: listOf(orNull("dollars")) })),
  }),
} as const;

/** The part that is shown first: the answer, the figures beside it, and the break-evens at which it changes. */
export type CostOfWaitingLead = Omit<CostOfWaiting, "parts" | "costByHorizon" | "years" | "table">;
export type BreakEvenRate = NonNullable<CostOfWaiting["breakEvenLaterRate"]>;
