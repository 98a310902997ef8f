import { NOTHING, percentOf } from "../../../money/cents";
import { less } from "../../../scenario/explanations/wording";
import type { Step } from "../../../scenario/schema/types";
import { amount, figure, rate, type Told, text, total, workedFigure, workedOut } from "../../wording";
import { BREAK_EVEN_YEARS, YEARS } from "../bid-over";
import { growthNeeded } from "../made-good";
import type { BidWork } from "../work";
import { afterYears, askingStep, growthSource, growthStep, startStep } from "./steps";

export function explainGain(work: BidWork): Told {
  const about = {
    rule: "The home's value after each number of years, minus the bid.",
    source: growthSource,
  };
  const steps = YEARS.map((years) =>
    total(`Value minus the bid, ${afterYears(years)}`, [
      ["Value", work.values[years * 12]!],
      ["Bid", less(work.bid)],
    ]),
  );
  const last = work.values[YEARS.at(-1)! * 12]! - work.bid;
  return workedFigure(about, last, [startStep(work), growthStep(work.growth.yearly, work.growth.source)], steps);
}

export function explainGainPct(work: BidWork): Told {
  const about = {
    unit: "percent" as const,
    rule: "The home's value minus the bid, as a percentage of the bid.",
    source: growthSource,
  };
  const gains = YEARS.map((years) => ({ years, gain: work.values[years * 12]! - work.bid }));
  const steps = gains.map(({ years, gain }) =>
    rate(`As a percentage of the bid, ${afterYears(years)}`, percentOf(gain, work.bid), {
      formula: `${figure(gain)} ÷ ${figure(work.bid)}`,
    }),
  );
  return workedOut(about, percentOf(gains.at(-1)!.gain, work.bid), [amount("Bid", work.bid)], steps);
}

export function explainGrowthNeeded(work: BidWork): Told {
  const about = {
    unit: "percent" as const,
    rule: "The lowest annual growth, in thousandths of a percent from −20% to 100%, at which the value is at least the bid after each number of years.",
    source: growthSource,
  };
  const steps = BREAK_EVEN_YEARS.map((years): Step => {
    const label = `Growth needed, ${afterYears(years)}`;
    const found = growthNeeded(work.start, work.bid, years);
    if (found.kind === "never") return text(label, "More than 100% a year");
    if (found.kind === "always") return text(label, "The bid is earned back even if prices fall by 20% a year");
    return rate(label, found.pct, {
      formula: `(bid ÷ value at closing)^(1 ÷ ${years}) − 1, rounded up to thousandths`,
    });
  });
  const { value } = steps.at(-1)!;
  const inputs = [amount("Bid", work.bid), startStep(work)];
  return workedOut(about, typeof value === "number" ? value : null, inputs, steps);
}

export function explainPremium(work: BidWork): Told {
  const about = {
    rule: "The part of the bid above the asking price.",
  };
  const last = total("Over asking", [
    ["Bid", work.bid],
    ["Asking price", less(work.asking)],
  ]);
  return workedFigure(about, work.bid - work.asking, [], [last]);
}

export function explainPremiumPct(work: BidWork): Told {
  const about = {
    unit: "percent" as const,
    rule: "The part of the bid above the asking price, as a percentage of the asking price.",
  };
  const over = work.bid - work.asking;
  const share = percentOf(over, work.asking);
  const step = rate("Over asking, in percent", share, { formula: `${figure(over)} ÷ ${figure(work.asking)}` });
  return workedOut(about, share, [], [amount("Over asking", over), amount("Asking price", work.asking), step]);
}

export function explainStart(work: BidWork): Told {
  const about = {
    rule: "The value starts at the estimated value where one was entered, else at the appraised value, and otherwise at the asking price.",
  };
  const asking = work.startsAt === "asking" ? [askingStep(work)] : [];
  return workedFigure(about, work.start, [], [...asking, startStep(work)]);
}

export function explainGap(work: BidWork): Told {
  const about = {
    rule: "The part of the bid above the appraised value. A lender lends on the lower of the two, so it is paid in cash.",
  };
  const { bid, appraised } = work;
  if (appraised === null)
    return workedFigure(about, 0, [], [amount("Appraisal gap", NOTHING, { detail: "No appraised value was entered" })]);
  const gap = Math.max(0, bid - appraised);
  const last = amount("Appraisal gap", gap, { formula: `${figure(bid)} − ${figure(appraised)}, and never below 0` });
  return workedFigure(about, gap, [], [amount("Bid", bid), amount("Appraised value", appraised), last]);
}
