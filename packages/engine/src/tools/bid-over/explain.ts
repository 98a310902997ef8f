import { withFormula } from "../../scenario/explanations/wording";
import type { Scenario } from "../../scenario/schema/types";
import type { ToolExplanation } from "../explanation";
import type { Told } from "../wording";
import { explainCashAtBid, explainExtraCash, explainExtraMonth, explainMonthAtBid } from "./explanations/loan";
import { explainDownside, explainMonthsAfterSelling, explainMonthsUntilBid } from "./explanations/made-good";
import {
  explainGain,
  explainGainPct,
  explainGap,
  explainGrowthNeeded,
  explainPremium,
  explainPremiumPct,
  explainStart,
} from "./explanations/value";
import type { BidFigure } from "./figures";
import type { BidInput } from "./input";
import { type BidWork, workBidOut } from "./work";

const explainers: Record<BidFigure, (work: BidWork) => Told> = {
  premium: explainPremium,
  premiumPct: explainPremiumPct,
  startValue: explainStart,
  appraisalGap: explainGap,
  monthsUntilBid: explainMonthsUntilBid,
  monthsUntilBidAfterSelling: explainMonthsAfterSelling,
  gainByYear: explainGain,
  gainPctByYear: explainGainPct,
  breakEvenGrowth: explainGrowthNeeded,
  ifPricesStay: (work) => explainDownside(true, work),
  ifPricesFall: (work) => explainDownside(false, work),
  cashAtBid: explainCashAtBid,
  monthAtBid: explainMonthAtBid,
  extraCash: explainExtraCash,
  extraMonth: explainExtraMonth,
};

/**
 * Explains some figures of a bid from what the figures themselves were made from. It stands apart from `bidOver`, so that a screen loads it only when
 * someone asks. While something is missing nothing is explained.
 */
export function explainBidOver(
  scenario: Scenario,
  input: BidInput,
  figures: readonly BidFigure[],
): Partial<Record<BidFigure, ToolExplanation<BidFigure>>> {
  const { answer: work } = workBidOut(scenario, input);
  if (!work) return {};
  return Object.fromEntries(figures.map((name) => [name, withFormula({ figure: name, ...explainers[name](work) })]));
}
