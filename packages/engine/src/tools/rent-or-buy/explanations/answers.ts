import { dollars } from "../../../money/cents";
import { DOWNSIDES, YEARS } from "../../horizon";
import {
  amount,
  count,
  figure,
  growthSteps,
  percentText,
  rate,
  type Told,
  text,
  total,
  workedFigure,
  workedOut,
  yearsText,
} from "../../wording";
import { breakEvenRent, breakEvenYears, growthToBreakEven } from "../break-evens";
import { type Comparison, differenceAfter, endAfter, grownBy, rentingOf } from "../comparison";
import type { RentOrBuyFigure } from "../figures";
import { cashFlowOf, totalsOf } from "../rent-or-buy";
import { swings } from "../sensitivity";

const swingLabels = {
  growth: "Home price growth",
  rent: "Rent",
  rentGrowth: "Rent growth",
  investmentReturn: "Return on investments",
  maintenance: "Maintenance",
  costToSell: "Cost to sell",
  rate: "Rate of the loan",
  horizon: "Horizon",
} as const;

const differences = (compared: Comparison) =>
  Array.from({ length: YEARS }, (_, year) => differenceAfter(compared, year + 1));
const yearSteps = (compared: Comparison) =>
  differences(compared).map((each, at) => amount(`If everything ended after ${yearsText(at + 1)}`, each));

function explainBreakEvenYears(compared: Comparison): Told {
  const found = breakEvenYears(differences(compared));
  const about = {
    rule: "The first year in which the side that is ahead at the end of the year changes. Each year is figured as if everything ended then. From that year on buying is ahead, or it was ahead until the year before.",
    unit: "years" as const,
  };
  const years = "years" in found ? found.years : found.kind === "always" ? 0 : null;
  const said = {
    after: `Buying is ahead from year ${years} on.`,
    until: `Buying is ahead until year ${years}.`,
    always: `Buying is ahead in all ${YEARS} years.`,
    never: `Renting stays ahead for all ${YEARS} years.`,
  }[found.kind];
  const back =
    "flipsBackIn" in found && found.flipsBackIn !== null
      ? [count("It changes again in year", found.flipsBackIn, "count")]
      : [];
  return workedOut(
    about,
    years,
    [],
    [
      ...yearSteps(compared),
      ...back,
      years === null ? text("No figure", said) : count("Break-even", years, "years", said),
    ],
  );
}

/** The difference at a first rent in cents. */
const atRent = (compared: Comparison, rent: number) =>
  differenceAfter(
    { ...compared, ...rentingOf(compared.owner, compared.assumptions, rent as never) },
    compared.assumptions.horizon,
  );

function explainBreakEvenRent(compared: Comparison): Told {
  const found = breakEvenRent(compared);
  const rule =
    "The lowest starting rent, in whole cents, at which buying leaves at least as much as renting at the horizon. The deposit follows the rent. Everything else stays as it is.";
  const inputs = [amount("The client's rent", dollars(compared.assumptions.rent))];
  if (found.kind !== "rent") {
    const why = found.kind === "always" ? "Buying wins at any rent." : "Renting wins at every rent up to $99,999.99.";
    return workedOut({ rule, unit: "dollars" }, null, inputs, [text("No figure", why)]);
  }
  const rent = dollars(found.rent);
  return workedFigure({ rule }, rent, inputs, [
    amount(`Difference at a rent of ${figure(rent - 1)}`, atRent(compared, rent - 1)),
    amount(`Difference at a rent of ${figure(rent)}`, atRent(compared, rent)),
    amount("Break-even rent", rent, { formula: "the least rent whose difference is not negative" }),
  ]);
}

function explainBreakEvenGrowth(compared: Comparison): Told {
  const found = growthToBreakEven(compared);
  const { horizon } = compared.assumptions;
  const rule =
    "The lowest annual growth of prices, in thousandths of a percent between −20 and 20, at which buying leaves at least as much as renting at the horizon.";
  if (found.kind !== "growth") {
    const why =
      found.kind === "always"
        ? "Buying wins even if prices fall by 20% a year."
        : "Renting wins even if prices rise by 20% a year.";
    return workedOut({ rule }, null, growthSteps(compared.working), [text("No figure", why)]);
  }
  const at = (growth: number) =>
    amount(`Difference at ${percentText(growth)} a year`, differenceAfter(grownBy(compared, [growth]), horizon));
  return workedOut({ rule }, found.pct, growthSteps(compared.working), [
    at(Number((found.pct - 0.001).toFixed(3))),
    at(found.pct),
    rate("Break-even growth", found.pct, { formula: "the least growth whose difference is not negative" }),
  ]);
}

function explainDownside(compared: Comparison, key: keyof typeof DOWNSIDES, rule: string): Told {
  const { horizon } = compared.assumptions;
  const fallen = grownBy(compared, DOWNSIDES[key]);
  const { ownerWealth, renterWealth, difference } = endAfter(fallen, horizon);
  return workedFigure({ rule }, difference, growthSteps(compared.working, DOWNSIDES[key]), [
    total(`After ${yearsText(horizon)}`, [
      ["Owner", ownerWealth],
      ["Renter", 0 - renterWealth],
    ]),
  ]);
}

function explainCashFlow(compared: Comparison): Told {
  const { assumptions } = compared;
  const { ownerOutlay, renterOutlay } = totalsOf(compared, assumptions.horizon);
  const { proceeds, escrowBack, depositBack } = endAfter(compared, assumptions.horizon);
  const cash = cashFlowOf(compared);
  const kept = renterOutlay - ownerOutlay + proceeds + escrowBack - depositBack;
  return workedFigure(
    {
      rule: "The cash that comes in and goes out, before any return on investments. It is what the renter pays minus what the owner pays, plus what comes back from the sale, the escrow account and the deposit, minus the tax on the home's gain.",
    },
    cash,
    [],
    [
      total(`Over ${yearsText(assumptions.horizon)}`, [
        ["Renter's outlays", renterOutlay],
        ["Owner's outlays", 0 - ownerOutlay],
        ["Proceeds of the home", proceeds],
        ["Escrow balance returned", escrowBack],
        ["Security deposit returned", 0 - depositBack],
        ["Tax on the home's gain", cash - kept],
      ]),
    ],
  );
}

function explainSensitivity(compared: Comparison): Told {
  const { working } = compared;
  const all = swings(working.scenario, working.loan, compared);
  const steps = all.map(({ assumption, lowTo, highTo, low, high, swing }) =>
    amount(`${swingLabels[assumption]}: swing`, dollars(swing), {
      detail: `${figure(dollars(low))} at ${lowTo}, ${figure(dollars(high))} at ${highTo}`,
    }),
  );
  return workedFigure(
    {
      rule: "One assumption at a time is lowered and raised, and the difference is figured again. The assumption with the largest swing matters most.",
    },
    dollars(all[0]!.swing),
    [],
    [...steps, amount("Largest swing", dollars(all[0]!.swing), { detail: swingLabels[all[0]!.assumption] })],
  );
}

export const answerExplainers = {
  differenceByYear: (compared) =>
    workedFigure(
      { rule: "What the owner has minus what the renter has. Each year is figured as if everything ended then." },
      differenceAfter(compared, YEARS),
      [],
      yearSteps(compared).map((step) => ({ ...step, detail: "Owner minus renter" })),
    ),
  breakEvenYears: explainBreakEvenYears,
  breakEvenRent: explainBreakEvenRent,
  breakEvenGrowth: explainBreakEvenGrowth,
  flat: (compared) => explainDownside(compared, "flat", "The difference if prices stay as they are."),
  fall: (compared) =>
    explainDownside(compared, "fall", "The difference if prices fall by 5% in the first year and stay there."),
  cashFlow: explainCashFlow,
  sensitivity: explainSensitivity,
} satisfies Partial<Record<RentOrBuyFigure, (compared: Comparison) => Told>>;
