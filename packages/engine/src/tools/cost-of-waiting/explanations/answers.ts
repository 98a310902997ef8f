import { dollars } from "../../../money/cents";
import { DOWNSIDES } from "../../horizon";
import {
  amount,
  figure,
  growthSteps,
  percentText,
  rate,
  type Told,
  text,
  workedFigure,
  workedOut,
  yearsText,
} from "../../wording";
import { costAt, growthToBreakEven, rateToBreakEven, tableOf } from "../break-evens";
import { TABLE_HORIZONS } from "../cost-of-waiting";
import type { CostOfWaitingFigure } from "../figures";
import { growthOf, type Waited, waitedEnd } from "../waited";
import { after } from "./shared";

function explainByHorizon(waited: Waited): Told {
  const years = TABLE_HORIZONS.filter((each) => each * 12 > waited.waiting.months);
  const steps = years.map((each) =>
    amount(`After ${yearsText(each)}`, waitedEnd(waited, each).costOfWaiting, {
      detail: "How much more buying now leaves",
    }),
  );
  return workedFigure(
    { rule: "The cost of waiting. Each horizon is figured as if everything ended then." },
    dollars(Number(steps.at(-1)!.value)),
    [],
    steps,
  );
}

function explainDownside(waited: Waited, key: keyof typeof DOWNSIDES, rule: string): Told {
  const cost = costAt(waited)(DOWNSIDES[key]);
  const inputs = growthSteps(waited.working, DOWNSIDES[key]);
  if (cost === null) return workedOut({ rule, unit: "dollars" }, null, inputs, [text("No figure", NO_PREMIUM)]);
  return workedFigure({ rule }, cost, inputs, [
    amount(after(waited), cost, { formula: "wealth of the buyer who buys now − wealth of the buyer who waits" }),
  ]);
}

const NO_PREMIUM = "The mortgage insurance of the later loan is not known at such a price.";

function explainBreakEvenGrowth(waited: Waited): Told {
  const cost = costAt(waited);
  const found = growthToBreakEven(cost);
  const rule =
    "The lowest annual growth of prices, in thousandths of a percent between −20 and 20, at which waiting costs something or makes no difference.";
  const inputs = growthSteps(waited.working);
  if (found?.kind !== "growth") {
    const why = {
      always: "Waiting costs even if prices fall by 20% a year.",
      never: "Waiting pays even if prices rise by 20% a year.",
    };
    return workedOut({ rule }, null, inputs, [text("No figure", found ? why[found.kind] : NO_PREMIUM)]);
  }
  const at = (growth: number) => amount(`Cost at ${percentText(growth)} a year`, cost([growth]) ?? 0);
  return workedOut({ rule }, found.pct, inputs, [
    at(Number((found.pct - 0.001).toFixed(3))),
    at(found.pct),
    rate("Break-even growth", found.pct, { formula: "the least growth whose cost is not negative" }),
  ]);
}

function explainBreakEvenRate(waited: Waited): Told {
  const found = rateToBreakEven(waited, costAt(waited));
  const cost = costAt({ ...waited, waiting: { ...waited.waiting, refinance: null } });
  const rule =
    "The highest later rate, in thousandths of a percent between 0 and 25, at which waiting costs nothing. Everything else stays as it is.";
  const inputs = [rate("Rate today", waited.loan.rate), rate("Later rate", waited.later.working.loan.rate)];
  if (found?.kind !== "rate") {
    const why = {
      always: "Waiting pays at every later rate up to 25%.",
      never: "Waiting costs even at a later rate of 0%.",
    };
    const none = "There is no such rate for a cash purchase, with a refinance, or without a wait.";
    return workedOut({ rule }, null, inputs, [text("No figure", found ? why[found.kind] : none)]);
  }
  const at = (later: number) =>
    amount(`Cost at a later rate of ${percentText(later)}`, cost(growthOf(waited), later) ?? 0);
  return workedOut({ rule }, found.pct, inputs, [
    at(found.pct),
    at(Number((found.pct + 0.001).toFixed(3))),
    rate("Break-even later rate", found.pct, { formula: "the highest rate whose cost is not above 0" }),
  ]);
}

function explainTable(waited: Waited): Told {
  const { rows, laterRates } = tableOf(waited, costAt(waited), waited.later.working.loan.rate);
  const said = (cost: number | null) => (cost === null ? "not known" : figure(dollars(cost)));
  const steps = rows.map(({ growth, costs }) =>
    text(
      `Prices change by ${percentText(growth)} a year`,
      costs.map((cost, at) => `${said(cost)} at ${percentText(laterRates[at]!)}`).join(", "),
    ),
  );
  return workedOut(
    {
      rule: "The cost of waiting at the horizon, for other growth rates of prices and other later rates. Everything else stays as it is.",
      unit: "text",
    },
    null,
    [],
    steps,
  );
}

export const answersExplainers = {
  costByHorizon: explainByHorizon,
  flat: (waited) => explainDownside(waited, "flat", "The cost of waiting if prices stay as they are."),
  fall: (waited) =>
    explainDownside(waited, "fall", "The cost of waiting if prices fall by 5% in the first year and stay there."),
  breakEvenGrowth: explainBreakEvenGrowth,
  breakEvenLaterRate: explainBreakEvenRate,
  table: explainTable,
} satisfies Partial<Record<CostOfWaitingFigure, (waited: Waited) => Told>>;
