import { type Cents, inDollars, percentOf } from "../../money/cents";
import { dollarsOrNull } from "../../scenario/outcomes/in-dollars";
import { monthlyAfter } from "../../scenario/outcomes/savings";
import { largest } from "../../scenario/schema/field";
import type { Scenario } from "../../scenario/schema/types";
import type { ToolAnswer } from "../answer-parts";
import type { BidOver } from "./answer";
import type { BidInput } from "./input";
import { growthNeeded, madeGood } from "./made-good";
import { type BidWork, workBidOut } from "./work";

export const YEARS = [1, 2, 3, 5, 7, 10] as const;
export const BREAK_EVEN_YEARS = [1, 3, 5, 7, 10] as const;
const LINE_YEARS = 10;
/** The bids in the table on either side of the one that is made. */
const OTHERS = 4;

const inYears = (values: Float64Array, years: number) => values[years * 12] as Cents;

function downside(values: Float64Array, bid: Cents): BidOver["ifPricesStay"] {
  const after = inYears(values, 5);
  return {
    monthsUntilBid: madeGood(values, bid),
    valueAfter5: inDollars(after),
    gainAfter5: inDollars((after - bid) as Cents),
  };
}

const line = (values: Float64Array) =>
  Array.from({ length: LINE_YEARS + 1 }, (_, year) => inDollars(inYears(values, year)));

/** What the loan at the bid takes beyond the same loan at the asking price. */
function loanAnswer({ loan }: BidWork): BidOver["loan"] {
  if (!loan) return null;
  const [bid, asking] = [monthlyAfter(loan.atBid), monthlyAfter(loan.atAsking)];
  const cash = { bid: loan.atBid.cash.toClose, asking: loan.atAsking.cash.toClose };
  return {
    cashAtBid: inDollars(cash.bid),
    cashAtAsking: inDollars(cash.asking),
    extraCash: inDollars((cash.bid - cash.asking) as Cents),
    monthAtBid: dollarsOrNull(bid),
    monthAtAsking: dollarsOrNull(asking),
    extraMonth: bid === null || asking === null ? null : inDollars((bid - asking) as Cents),
  };
}

/** About 1 % of the asking price in cents, as people would step: one digit and zeros, at least a dollar. */
function stepOf(asking: Cents): number {
  const percent = Math.max(1, asking / 10_000);
  let digit = 1;
  while (digit * 10 <= percent) digit *= 10;
  return Math.round(percent / digit) * digit * 100;
}

function otherBids({ asking, bid, values }: BidWork): BidOver["otherBids"] {
  const step = stepOf(asking);
  return Array.from({ length: 2 * OTHERS + 1 }, (_, at) => (bid + (at - OTHERS) * step) as Cents)
    .filter((each) => each >= 100 && each <= largest * 100)
    .map((each) => ({
      bid: inDollars(each),
      monthsUntilBid: madeGood(values, each),
      gains: BREAK_EVEN_YEARS.map((years) => ({ years, gain: inDollars((inYears(values, years) - each) as Cents) })),
    }));
}

/** Makes the answer of a bid that has been worked out. */
function bidResult(work: BidWork): BidOver {
  const { property, details, asking, bid, start, appraised, growth, values, sold, stay, fall, loan } = work;
  return {
    propertyID: property.id,
    purchaseDetailsID: details.id,
    loanID: loan?.atBid.loan.id ?? null,
    askingPrice: inDollars(asking),
    bid: inDollars(bid),
    premium: inDollars((bid - asking) as Cents),
    premiumPct: percentOf(bid - asking, asking),
    startValue: inDollars(start),
    appraisalGap: inDollars(Math.max(0, bid - (appraised ?? bid)) as Cents),
    growth: { ...growth, yearly: [...growth.yearly] },
    monthsUntilBid: madeGood(values, bid),
    monthsUntilBidAfterSelling: madeGood(sold, bid),
    byYear: YEARS.map((years) => {
      const value = inYears(values, years);
      const gain = (value - bid) as Cents;
      return { years, value: inDollars(value), gain: inDollars(gain), gainPct: percentOf(gain, bid) };
    }),
    breakEvenGrowth: BREAK_EVEN_YEARS.map((years) => ({ years, growth: growthNeeded(start, bid, years) })),
    ifPricesStay: downside(stay, bid),
    ifPricesFall: downside(fall, bid),
    values: { grown: line(values), stay: line(stay), fall: line(fall) },
    loan: loanAnswer(work),
    otherBids: otherBids(work),
  };
}

/**
 * Works out when a home's value earns back a bid, what growth that needs, and how much more than the asking price the bid takes, in cash and each
 * month. Amounts are dollars to the cent. The scenario is taken to be ready for `calculate`.
 */
export function bidOver(scenario: Scenario, input: BidInput): ToolAnswer<BidOver> {
  const { answer, problems } = workBidOut(scenario, input);
  return answer ? { answer: bidResult(answer), problems: null } : { answer: null, problems };
}
