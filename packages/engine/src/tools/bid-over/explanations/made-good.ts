import { less } from "../../../scenario/explanations/wording";
import type { Step } from "../../../scenario/schema/types";
import { amount, count, rate, type Told, text, total, workedFigure, workedOut } from "../../wording";
import type { MadeGood } from "../answer";
import { LAST_MONTH, madeGood } from "../made-good";
import type { BidWork } from "../work";
import { growthSource, growthStep, startStep } from "./steps";

const afterMonths = (months: number) =>
  months === 0 ? "at closing" : months === 1 ? "after 1 month" : `after ${months} months`;

/** The value in the months on either side of the answer: the bid lies between the two. */
function aroundSteps(values: Float64Array, found: MadeGood, label: string): Step[] {
  const months =
    found.kind === "after" ? [found.months - 1, found.months] : found.kind === "always" ? [0] : [LAST_MONTH];
  return months.map((month) => amount(`${label} ${afterMonths(month)}`, values[month]!));
}

const madeGoodTexts: Record<MadeGood["kind"], string> = {
  always: "From closing on, because the value is never below the bid",
  after: "The first month from which the value stays at or above the bid",
  never: "Not within 30 years, because the value is below the bid in the last month",
};

function madeGoodStep(found: MadeGood): Step {
  if (found.kind === "never") return text("Months until the bid is earned back", madeGoodTexts.never);
  const months = found.kind === "always" ? 0 : found.months;
  return count("Months until the bid is earned back", months, "months", madeGoodTexts[found.kind]);
}

const monthsOf = (found: MadeGood) => (found.kind === "after" ? found.months : found.kind === "always" ? 0 : null);

function explainMonths(
  about: Parameters<typeof workedOut>[0],
  work: BidWork,
  values: Float64Array,
  label: string,
  inputs: Step[],
): Told {
  const found = madeGood(values, work.bid);
  const steps = [
    amount("Bid", work.bid),
    startStep(work),
    ...inputs,
    ...aroundSteps(values, found, label),
    madeGoodStep(found),
  ];
  return workedOut(about, monthsOf(found), [], steps);
}

const monthsRule = "The first month from which the home's value stays at or above the bid through 30 years.";

export function explainMonthsUntilBid(work: BidWork): Told {
  const about = { unit: "months" as const, rule: monthsRule, source: growthSource };
  return explainMonths(about, work, work.values, "Value", [growthStep(work.growth.yearly, work.growth.source)]);
}

export function explainMonthsAfterSelling(work: BidWork): Told {
  const about = {
    unit: "months" as const,
    rule: "The first month from which the proceeds of a sale, which are the value minus the cost to sell, stay at or above the bid through 30 years.",
    source: growthSource,
  };
  return explainMonths(about, work, work.sold, "Value minus the cost to sell", [
    growthStep(work.growth.yearly, work.growth.source),
    rate("Cost to sell", work.property.costToSell),
  ]);
}

/** The downside of a bid: what is below it, or above it, after 5 years. */
export function explainDownside(isSteady: boolean, work: BidWork): Told {
  const values = isSteady ? work.stay : work.fall;
  const about = {
    rule: isSteady
      ? "The value after 5 years minus the bid, if prices stay as they are."
      : "The value after 5 years minus the bid, if prices fall by 5% in the first year and stay there.",
  };
  const after = values[60]!;
  const last = total("Value after 5 years, minus the bid", [
    ["Value after 5 years", after],
    ["Bid", less(work.bid)],
  ]);
  return workedFigure(about, after - work.bid, [], [startStep(work), madeGoodStep(madeGood(values, work.bid)), last]);
}
