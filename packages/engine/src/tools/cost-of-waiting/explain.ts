import { dollars } from "../../money/cents";
import { standardDeduction } from "../../rules/standard-deduction";
import { inflationDefault, investmentReturnDefault, rentGrowthDefault } from "../../rules/tool-defaults";
import { withFormula } from "../../scenario/explanations/wording";
import type { Scenario } from "../../scenario/schema/types";
import type { SavedAssumptions, SavedWaiting } from "../assumptions";
import type { ToolExplanation } from "../explanation";
import { DOWNSIDES } from "../horizon";
import { taxpayerInputs } from "../tax-inputs";
import type { ToolTaxYear } from "../tax-years";
import {
  amount,
  assumed,
  count,
  figure,
  growthSteps,
  NO_TAXES,
  ofLoan,
  percentText,
  rate,
  type Told,
  taxGrowthStep,
  taxYearStep,
  text,
  total,
  worked,
  workedOut,
  yearsText,
} from "../wording";
import { costAt, growthToBreakEven, rateToBreakEven, tableOf } from "./break-evens";
import { TABLE_HORIZONS, waitedOf, whileWaiting } from "./cost-of-waiting";
import type { CostOfWaitingFigure } from "./figures";
import { growthOf, type Waited, waitedEnd } from "./waited";

const endOf = (waited: Waited) => waitedEnd(waited, waited.assumptions.horizon);
const after = ({ assumptions }: Waited) => `After ${yearsText(assumptions.horizon)}`;
const monthsText = (months: number) => (months === 1 ? "1 month" : `${months} months`);

function explainPrice(waited: Waited, key: "priceLater" | "priceChange"): Told {
  const { working, priceLater, growth, waiting } = waited;
  const { price } = working.bases;
  const inputs = [
    amount("Price today", price),
    count("Wait", waiting.months, "months"),
    ...growthSteps(working, growth),
  ];
  const grown = total(`Price after ${monthsText(waiting.months)}`, [
    ["Price today", price],
    ["Growth", priceLater - price],
  ]);
  const rule =
    "The price grown at each year's effective rate: price × (1 + rate)^(months ÷ 12), rounded once to the nearest cent.";
  if (key === "priceLater") return worked({ rule }, priceLater, inputs, [grown]);
  const change = total("Change of the price", [
    ["Price later", priceLater],
    ["Price today", 0 - price],
  ]);
  return worked({ rule: `${rule} The change is what it is more than today's.` }, priceLater - price, inputs, [
    grown,
    change,
  ]);
}

function explainPaymentChange({ working, later }: Waited): Told {
  const side = ({ monthly }: typeof working) =>
    monthly.principalAndInterest + monthly.secondLoan + (monthly.mortgageInsurance ?? 0);
  const [now, then] = [side(working), side(later.working)];
  return worked(
    { rule: "The first payment with mortgage insurance later, less the one now." },
    then - now,
    [],
    [
      total("Change of the payment", [
        ["Later", then],
        ["Now", 0 - now],
      ]),
    ],
  );
}

function explainRentPaid(waited: Waited): Told {
  const { renter, waiting, assumptions, working } = waited;
  const years = Math.ceil(waiting.months / 12);
  const lines = Array.from({ length: years }, (_, at) => {
    const months = Math.min(12, waiting.months - at * 12);
    const { rent, insurance } = renter.years[at]!;
    return [
      `${monthsText(months)} of year ${at + 1} at ${figure(rent + insurance)}`,
      months * (rent + insurance),
    ] as const;
  });
  return worked(
    { rule: "The rent and the renter's insurance of each month until the purchase." },
    whileWaiting(waited).rentPaid,
    [
      amount("First rent", dollars(assumptions.rent)),
      assumed("Growth of rents a year", assumptions.rentGrowth, rentGrowthDefault, working.asOf),
      amount("Renter's insurance a month", dollars(assumptions.rentersInsurance)),
      assumed("Inflation a year", assumptions.inflation, inflationDefault, working.asOf),
    ],
    [total(`Over ${monthsText(waiting.months)}`, lines)],
  );
}

const explainWhile = (waited: Waited, key: "principalRepaid" | "interestPaid", rule: string): Told => {
  const cents = whileWaiting(waited)[key];
  const formula = "the sum of the schedule's payments until then";
  return worked(
    { rule },
    cents,
    [count("Wait", waited.waiting.months, "months")],
    [amount(`Over ${monthsText(waited.waiting.months)}`, cents, { formula })],
  );
};

/** What is owed in the end: what was lent, less what has been repaid. */
function explainOwed(waited: Waited, key: "owedNow" | "owedLater"): Told {
  const owed = endOf(waited)[key];
  const lent = (key === "owedNow" ? waited.now.loans : waited.later.loans).balance[0]!;
  const refinance =
    key === "owedNow" && waited.refinanceCost !== null
      ? [
          text(
            "Refinance",
            `What is owed after payment ${waited.waiting.months} is repaid from then on at ${percentText(waited.waiting.laterRate!)} over the full term anew.`,
          ),
        ]
      : [];
  return worked({ rule: "The amounts of both loans less the principal repaid by then." }, owed, refinance, [
    total(after(waited), [
      ["What was lent", lent],
      ["Principal repaid", owed - lent],
    ]),
  ]);
}

function explainEquity(waited: Waited, key: "equityNow" | "equityLater"): Told {
  const end = endOf(waited);
  const owed = key === "equityNow" ? end.owedNow : end.owedLater;
  return worked(
    { rule: "The value of the home less all that is owed. The home is worth the same whenever it was bought." },
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
  "At the end of each year of owning, counted from its own closing, the tax that its deductions save. A year that the horizon cuts counts by its months.";

function explainTaxes(waited: Waited, key: "taxSavingsNow" | "taxSavingsLater"): Told {
  const { now, later, working, assumptions, waiting } = waited;
  const saved = endOf(waited)[key];
  const { from, source } = standardDeduction.version(working.asOf);
  const about = { rule: taxRule, source, version: from };
  const years: readonly ToolTaxYear[] | null = key === "taxSavingsNow" ? now.taxYears : later.taxYears;
  if (!years) return worked(about, 0, [], [NO_TAXES, amount("Tax savings", 0, { detail: "Counted as nothing" })]);
  const months = assumptions.horizon * 12 - (key === "taxSavingsNow" ? 0 : waiting.months);
  const whole = years.slice(0, Math.floor(months / 12));
  const cut = saved - whole.reduce((sum, { savings }) => sum + savings, 0);
  const part =
    months % 12 === 0
      ? []
      : [
          amount(`${monthsText(months % 12)} of the year that the horizon cuts`, cut, {
            detail: `${figure(years[whole.length]!.savings)} × ${months % 12} ÷ 12, to the nearest cent`,
          }),
        ];
  return worked(
    about,
    saved,
    [...taxpayerInputs(working, assumptions), taxGrowthStep(working, assumptions)],
    [amount(after(waited), saved, { parts: [...whole.map(taxYearStep), ...part], formula: "the sum of the years" })],
  );
}

function explainEscrow(waited: Waited, key: "escrowNow" | "escrowLater"): Told {
  const { prepaids } = (key === "escrowNow" ? waited.working : waited.later.working).financing;
  return worked(
    {
      rule: "Prepaid property tax and insurance are a deposit that comes back without interest. Prepaid interest is spent. A typed total counts in full.",
    },
    endOf(waited)[key],
    [],
    [
      total("Given back", [
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
  return worked(
    {
      rule: "Both spend the same. At closing and at the end of each month, whoever spends less puts the difference into an account of their own, which earns a return and is never drawn on. This is what waiting has set aside more than buying now.",
    },
    end.setAsideByWaiting,
    [assumed("Return a year", assumptions.investmentReturn, investmentReturnDefault, working.asOf)],
    [
      total(after(waited), [
        ["Account of who waits", accountLater],
        ["Account of who buys now", 0 - accountNow],
      ]),
    ],
  );
}

function explainCost(waited: Waited): Told {
  const end = endOf(waited);
  return worked(
    {
      rule: "What buying now leaves more than buying later. Nobody sells, and no gain is taxed. It is negative where waiting pays.",
    },
    end.costOfWaiting,
    [],
    [
      total(after(waited), [
        ["Equity of who buys now", end.equityNow],
        ["Equity of who waits", 0 - end.equityLater],
        ["Escrow account now", end.escrowNow],
        ["Escrow account later", 0 - end.escrowLater],
        ["Set aside by waiting", 0 - end.setAsideByWaiting],
      ]),
    ],
  );
}

function explainByHorizon(waited: Waited): Told {
  const years = TABLE_HORIZONS.filter((each) => each * 12 > waited.waiting.months);
  const steps = years.map((each) =>
    amount(`After ${yearsText(each)}`, waitedEnd(waited, each).costOfWaiting, {
      detail: "What buying now leaves more",
    }),
  );
  return worked(
    { rule: "The cost of waiting, each horizon taken as if all ended there." },
    dollars(Number(steps.at(-1)!.value)),
    [],
    steps,
  );
}

function explainDownside(waited: Waited, key: keyof typeof DOWNSIDES, rule: string): Told {
  const cost = costAt(waited)(DOWNSIDES[key]);
  const inputs = growthSteps(waited.working, DOWNSIDES[key]);
  if (cost === null) return workedOut({ rule, unit: "dollars" }, null, inputs, [text("No figure", NO_PREMIUM)]);
  return worked({ rule }, cost, inputs, [
    amount(after(waited), cost, { formula: "wealth of who buys now − wealth of who waits" }),
  ]);
}

const NO_PREMIUM = "The mortgage insurance of the later loan is not known at such a price.";

function explainBreakEvenGrowth(waited: Waited): Told {
  const cost = costAt(waited);
  const found = growthToBreakEven(cost);
  const rule =
    "The least one yearly growth of prices, in thousandths of a percent between −20 and 20, at which waiting costs something or makes no difference.";
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
  const cost = costAt(waited);
  const found = rateToBreakEven(waited, cost);
  const rule =
    "The highest later rate, in thousandths of a percent between 0 and 25, at which waiting costs nothing. All else stays as it is.";
  const inputs = [rate("Rate today", waited.loan.rate), rate("Later rate", waited.later.working.loan.rate)];
  if (found?.kind !== "rate") {
    const why = {
      always: "Waiting pays at every later rate up to 25%.",
      never: "Waiting costs even at a later rate of 0%.",
    };
    const none = "There is none for cash, with a refinance, or where nobody waits.";
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
      rule: "The cost of waiting at the horizon, for other growths of prices and other later rates. All else stays as it is.",
      unit: "text",
    },
    null,
    [],
    steps,
  );
}

const explainers: Record<CostOfWaitingFigure, (waited: Waited) => Told> = {
  cashNow: ({ working }) => ofLoan(working, "cashToClose"),
  cashLater: ({ later }) => ofLoan(later.working, "cashToClose"),
  loanNow: ({ working }) => ofLoan(working, "amount"),
  loanLater: ({ later }) => ofLoan(later.working, "amount"),
  paymentNow: ({ working }) => ofLoan(working, "payment"),
  paymentLater: ({ later }) => ofLoan(later.working, "payment"),
  miMonthNow: ({ working }) => ofLoan(working, "MI"),
  miMonthLater: ({ later }) => ofLoan(later.working, "MI"),
  miMonthsNow: ({ working }) => ofLoan(working, "miMonths"),
  miMonthsLater: ({ later }) => ofLoan(later.working, "miMonths"),
  priceLater: (waited) => explainPrice(waited, "priceLater"),
  priceChange: (waited) => explainPrice(waited, "priceChange"),
  paymentChange: explainPaymentChange,
  rentPaid: explainRentPaid,
  principalRepaid: (waited) =>
    explainWhile(waited, "principalRepaid", "What who buys now repays of the loan until the later purchase."),
  interestPaid: (waited) =>
    explainWhile(waited, "interestPaid", "What who buys now pays in interest until the later purchase."),
  homeValue: (waited) =>
    worked(
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
  costByHorizon: explainByHorizon,
  flat: (waited) => explainDownside(waited, "flat", "The cost of waiting if prices stay as they are."),
  fall: (waited) =>
    explainDownside(waited, "fall", "The cost of waiting if prices fall by 5% in the first year and stay there."),
  breakEvenGrowth: explainBreakEvenGrowth,
  breakEvenLaterRate: explainBreakEvenRate,
  table: explainTable,
};

/**
 * Explains some figures of the cost of waiting from what the figures themselves were made from. It stands apart from `costOfWaiting`, so
 * that a screen loads it only when someone asks. While something is missing nothing is explained.
 */
export function explainCostOfWaiting(
  scenario: Scenario,
  assumptions: SavedAssumptions,
  waiting: SavedWaiting,
  figures: readonly CostOfWaitingFigure[],
): Partial<Record<CostOfWaitingFigure, ToolExplanation<CostOfWaitingFigure>>> {
  const { answer: waited } = waitedOf(scenario, assumptions, waiting);
  if (!waited) return {};
  return Object.fromEntries(figures.map((name) => [name, withFormula({ figure: name, ...explainers[name](waited) })]));
}
