import { federalIncomeTax } from "../../../rules/federal-income-tax";
import { interestDebtCap } from "../../../rules/interest-debt-cap";
import { saltCap } from "../../../rules/salt-cap";
import { standardDeduction } from "../../../rules/standard-deduction";
import { investmentReturnDefault } from "../../../rules/tool-defaults";
import { taxpayerInputs } from "../../tax-inputs";
import type { ToolTaxYear } from "../../tax-years";
import {
  amount,
  assumedStep,
  figure,
  growthSteps,
  lawOn,
  NO_TAXES,
  percentText,
  type Told,
  taxGrowthStep,
  taxYearStep,
  text,
  total,
  workedFigure,
} from "../../wording";
import type { CostOfWaitingFigure } from "../figures";
import type { Waited } from "../waited";
import { after, endOf, monthsText } from "./shared";

/** What is owed in the end: what was lent, less what has been repaid. */
function explainOwed(waited: Waited, key: "owedNow" | "owedLater"): Told {
  const owed = endOf(waited)[key];
  const lent = (key === "owedNow" ? waited.now.loans : waited.later.loans).balance[0]!;
  const refinance =
    key === "owedNow" && waited.refinanceCost !== null
      ? [
          text(
            "Refinance",
            `What is owed after payment ${waited.waiting.months} is repaid from then on at ${percentText(waited.waiting.laterRate!)} over a new full term.`,
          ),
        ]
      : [];
  return workedFigure({ rule: "The amounts of both loans minus the principal repaid by then." }, owed, refinance, [
    total(after(waited), [
      ["Amount borrowed", lent],
      ["Principal repaid", owed - lent],
    ]),
  ]);
}

function explainEquity(waited: Waited, key: "equityNow" | "equityLater"): Told {
  const end = endOf(waited);
  const owed = key === "equityNow" ? end.owedNow : end.owedLater;
  return workedFigure(
    { rule: "The value of the home minus everything owed on it. The home is worth the same whenever it was bought." },
    end[key],
    [],
    [
      total(after(waited), [
        ["Value of the home", end.homeValue],
        ["Owed", 0 - owed],
      ]),
    ],
  );
}

const taxRule =
  "The tax that the deductions of each year of owning save, with years counted from the closing. A year that the horizon cuts short counts by its months.";

function explainTaxes(waited: Waited, key: "taxSavingsNow" | "taxSavingsLater"): Told {
  const { now, later, working, assumptions, waiting } = waited;
  const saved = endOf(waited)[key];
  const about = {
    rule: taxRule,
    ...lawOn(working.asOf, standardDeduction, federalIncomeTax, interestDebtCap, saltCap),
  };
  const years: readonly ToolTaxYear[] | null = key === "taxSavingsNow" ? now.taxYears : later.taxYears;
  if (!years) return workedFigure(about, 0, [], [NO_TAXES, amount("Tax savings", 0, { detail: "Counted as zero" })]);
  const months = assumptions.horizon * 12 - (key === "taxSavingsNow" ? 0 : waiting.months);
  const whole = years.slice(0, Math.floor(months / 12));
  const cut = saved - whole.reduce((sum, { savings }) => sum + savings, 0);
  const part =
    months % 12 === 0
      ? []
      : [
          amount(`${monthsText(months % 12)} of the year that the horizon cuts short`, cut, {
            detail: `${figure(years[whole.length]!.savings)} × ${months % 12} ÷ 12, to the nearest cent`,
          }),
        ];
  return workedFigure(
    about,
    saved,
    [...taxpayerInputs(working, assumptions), taxGrowthStep(working, assumptions)],
    [amount(after(waited), saved, { parts: [...whole.map(taxYearStep), ...part], formula: "the sum of the years" })],
  );
}

function explainEscrow(waited: Waited, key: "escrowNow" | "escrowLater"): Told {
  const { prepaids } = (key === "escrowNow" ? waited.working : waited.later.working).financing;
  return workedFigure(
    {
      rule: "Prepaid property tax and insurance are a deposit that comes back without interest. Prepaid interest is spent. A total that is entered counts in full.",
    },
    endOf(waited)[key],
    [],
    [
      total("Returned", [
        ["Prepaids at closing", prepaids.total],
        ["Prepaid interest", 0 - prepaids.interest],
      ]),
    ],
  );
}

function explainSetAside(waited: Waited): Told {
  const { assumptions, working } = waited;
  const end = endOf(waited);
  const accountLater = end.wealthLater - end.equityLater - end.escrowLater;
  const accountNow = end.wealthNow - end.equityNow - end.escrowNow;
  return workedFigure(
    {
      rule: "Both sides spend the same. At closing and at the end of each month, whoever spends less puts the difference into an account of their own, which earns a return, and never withdraws from it. This is how much more waiting has set aside than buying now.",
    },
    end.setAsideByWaiting,
    [assumedStep("Annual return", assumptions.investmentReturn, investmentReturnDefault, working.asOf)],
    [
      total(after(waited), [
        ["Account of the buyer who waits", accountLater],
        ["Account of the buyer who buys now", 0 - accountNow],
      ]),
    ],
  );
}

function explainCost(waited: Waited): Told {
  const end = endOf(waited);
  return workedFigure(
    {
      rule: "How much more buying now leaves than buying later. Nobody sells, and no gain is taxed. It is negative where waiting pays.",
    },
    end.costOfWaiting,
    [],
    [
      total(after(waited), [
        ["Equity of the buyer who buys now", end.equityNow],
        ["Equity of the buyer who waits", 0 - end.equityLater],
        ["Escrow account now", end.escrowNow],
        ["Escrow account later", 0 - end.escrowLater],
        ["Set aside by waiting", 0 - end.setAsideByWaiting],
      ]),
    ],
  );
}

export const endExplainers = {
  homeValue: (waited) =>
    workedFigure(
      {
        rule: "The estimated value, or else the price, grown at each year's effective rate. It is the same whenever the home was bought.",
      },
      endOf(waited).homeValue,
      [amount("Value today", waited.working.bases.value), ...growthSteps(waited.working, waited.growth)],
      [
        total(after(waited), [
          ["Value today", waited.working.bases.value],
          ["Growth", endOf(waited).homeValue - waited.working.bases.value],
        ]),
      ],
    ),
  owedNow: (waited) => explainOwed(waited, "owedNow"),
  owedLater: (waited) => explainOwed(waited, "owedLater"),
  equityNow: (waited) => explainEquity(waited, "equityNow"),
  equityLater: (waited) => explainEquity(waited, "equityLater"),
  taxSavingsNow: (waited) => explainTaxes(waited, "taxSavingsNow"),
  taxSavingsLater: (waited) => explainTaxes(waited, "taxSavingsLater"),
  escrowNow: (waited) => explainEscrow(waited, "escrowNow"),
  escrowLater: (waited) => explainEscrow(waited, "escrowLater"),
  setAsideByWaiting: explainSetAside,
  costOfWaiting: explainCost,
} satisfies Partial<Record<CostOfWaitingFigure, (waited: Waited) => Told>>;
