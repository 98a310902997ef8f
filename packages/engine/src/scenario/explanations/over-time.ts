import { dollars, sixDecimals } from "../../money/cents";
import { propertyTaxOfYear } from "../../property/ownership-costs";
import { horizonsDefault } from "../../rules/product-defaults";
import { chosenGrowth } from "../outcomes/appreciation";
import { type Course, courseOf, loansOf } from "../outcomes/course";
import { gainParts } from "../outcomes/net-gain";
import { otherMortgagesOwed } from "../outcomes/other-mortgages";
import { costParts } from "../outcomes/total-cost";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { valuationSteps } from "./value";
import {
  type About,
  absentFigure,
  amount,
  figure,
  type Line,
  less,
  missingPremium,
  percentText,
  rate,
  text,
  total,
  workedFigure,
} from "./wording";

/** Lists the years that the scenario asks about, or the default years. */
export const horizonYears = ({ scenario, asOf }: Working): readonly number[] =>
  scenario.horizonYears ?? horizonsDefault.on(asOf);

/** The reason for an absent figure where no years are asked about. */
export const NO_HORIZON = "No years are chosen.";
/** Labels a step with a number of years: "After 5 years". */
export const afterYears = (years: number) => (years === 1 ? "After 1 year" : `After ${years} years`);

/** What a figure by horizons is explained by: its inputs, its formula in words, and the lines that add up to it. */
type ByHorizon = {
  inputs: Step[];
  formula: string;
  lines: (course: Course, years: number) => readonly Line[];
};

/** Explains a figure by horizons: one step for each, with the lines that add up to it. The last step is the answer. */
export function byHorizon(about: About, working: Working, { inputs, formula, lines }: ByHorizon): Explanation {
  const years = horizonYears(working);
  if (years.length === 0) return absentFigure(about, NO_HORIZON);
  const course = courseOf(working, Math.max(...years) * 12);
  const steps = years.map((each) => ({ ...total(afterYears(each), lines(course, each)), formula }));
  return workedFigure(about, Math.round(Number(steps.at(-1)!.value) * 100), inputs, steps);
}

const aboutTotalCost: About = {
  figure: "totalCost",
  unit: "dollars",
  rule: "The interest that the borrower has paid by then, plus mortgage insurance, points, closing costs and the borrower's buydown, minus credits.",
  source: "Highway conventions for horizons; once paid off, a loan costs nothing more",
};

export function explainTotalCost(working: Working): Explanation {
  if (working.financing.insurance.monthly === null) return absentFigure(aboutTotalCost, missingPremium(working));
  const formula = "interest − subsidy + mortgage insurance + points + closing costs + buydown − credits";
  const lines = (course: Course, years: number): Line[] => {
    const parts = costParts(course, years * 12)!;
    return [
      ["Interest on the schedules", parts.interest],
      ["Paid by the buydown's subsidy", parts.subsidy],
      ["Monthly mortgage insurance", parts.mortgageInsurance],
      ["Upfront mortgage insurance", parts.upfrontMI],
      ["Points", parts.points],
      ["Closing costs", parts.closingCosts],
      ["The borrower's buydown", parts.buydown],
      ["Credits", parts.credits],
    ];
  };
  return byHorizon(aboutTotalCost, working, { inputs: [], formula, lines });
}

const aboutNetGain: About = {
  figure: "netGain",
  unit: "dollars",
  rule: "The rise in the home's value plus any known tax savings, minus the cost to sell, repairs and the total cost.",
  source: "Highway conventions for horizons; the costs of owning are shown separately",
};

export function explainNetGain(working: Working): Explanation {
  const { property, financing } = working;
  if (financing.insurance.monthly === null) return absentFigure(aboutNetGain, missingPremium(working));
  const inputs = [
    amount("Value today", working.bases.value),
    rate("Cost to sell", property.costToSell, { detail: "Of the value when it is sold" }),
    amount("Repairs", dollars(property.repairs)),
  ];
  const repairs = dollars(property.repairs);
  const formula = "rise of the value − cost to sell − repairs − total cost + tax savings";
  const lines = (course: Course, years: number): Line[] => {
    const parts = gainParts(course, years * 12)!;
    return [
      ["Rise in value", parts.rise],
      ["Cost to sell", parts.sale + repairs],
      ["Repairs", less(repairs)],
      ["Total cost", parts.cost],
      ["Tax savings", parts.taxSavings],
    ];
  };
  return byHorizon(aboutNetGain, working, { inputs, formula, lines });
}

const aboutOwnershipCosts: About = {
  figure: "ownershipCosts",
  unit: "dollars",
  rule: "Property tax, which rises each year, plus home insurance and the association's fee, which stay the same.",
  source: "Highway conventions for horizons",
};

export function explainOwning(working: Working): Explanation {
  const { costs, property } = working;
  const fee = dollars(property.monthlyAssociationFee);
  const inputs = [
    amount("Property tax in the first year", costs.tax.year),
    rate("The tax rises each year by", property.taxInc),
    amount("Annual home insurance", costs.insurance.year),
    amount("Monthly association fee", fee),
  ];
  const lines = (_: Course, years: number): Line[] => {
    let tax = 0;
    for (let year = 1; year <= years; year++) tax += propertyTaxOfYear(costs.tax.year, property.taxInc, year);
    const label =
      property.taxInc === 0 ? "Property tax" : `Property tax, rising by ${percentText(property.taxInc)} a year`;
    return [
      [label, tax],
      ["Home insurance", costs.insurance.year * years],
      ["Association fee", fee * 12 * years],
    ];
  };
  const formula = "property tax + home insurance + association fee";
  return byHorizon(aboutOwnershipCosts, working, { inputs, formula, lines });
}

const loanLines = (working: Working): Line[] =>
  loansOf(working).map(({ amount }, at) => [at === 0 ? "Loan amount" : "Second loan", amount]);

const aboutBalance: About = {
  figure: "balance",
  unit: "dollars",
  rule: "The amounts of both loans, minus the principal repaid by then, including lump sums.",
  source: "The schedules in whole cents, as they are paid",
};

export const explainBalance = (working: Working): Explanation =>
  byHorizon(aboutBalance, working, {
    inputs: loanLines(working).map(([label, cents]) => amount(label, cents)),
    formula: "what was lent − principal repaid",
    lines: ({ balance }, years) => [...loanLines(working), ["Principal repaid", balance[years * 12]! - balance[0]!]],
  });

const aboutValue: About = {
  figure: "appreciation",
  unit: "dollars",
  rule: "The estimated value today, grown at each year's effective rate: value × (1 + rate)^(months ÷ 12), rounded once to the nearest cent.",
  source: "An effective yearly rate: 3.5% a year is 3.5% after a year",
};

function growthInputs(working: Working): Step[] {
  const { type, yearly, assumed, source } = chosenGrowth(working);
  if (assumed) return [text("Growth", source)];
  const rates = yearly.map((each, at) => {
    const label =
      yearly.length === 1 ? "Annual growth" : at === yearly.length - 1 ? `From year ${at + 1} on` : `Year ${at + 1}`;
    return rate(label, each);
  });
  return [{ ...text("Growth method", type), detail: source }, ...rates];
}

export function explainValue(working: Working): Explanation {
  const { source, assumed, yearly } = chosenGrowth(working);
  const today = working.bases.value;
  const about = { ...aboutValue, source: assumed ? source : `${aboutValue.source}: ${source}` };
  const inputs = [...valuationSteps(working), ...growthInputs(working)];
  const years = horizonYears(working);
  const formula = assumed
    ? "the value is assumed not to change"
    : "value × (1 + rate of each year), year after year, to the nearest cent";
  const lines = ({ value }: Course, each: number): Line[] => [
    ["Estimated value", today],
    ["Growth", value[each * 12]! - today],
  ];
  const explained = byHorizon(about, working, { inputs, formula, lines });
  if (years.length === 0 || assumed) return explained;
  const steps = explained.steps.map((step, at) => {
    const detail = `${figure(today)} × ${growthFactors(yearly, years[at]!)}`;
    return { ...step, detail };
  });
  return { ...explained, steps };
}

/** Writes the factors by which a value grows: "(1 + 3 %) × (1 + 2.5 %)^4". The last rate goes on. */
function growthFactors(yearly: readonly number[], years: number): string {
  const factors = yearly.slice(0, years).map((each, at) => {
    const power = at === yearly.length - 1 ? years - at : 1;
    return `(1 ${each < 0 ? "−" : "+"} ${percentText(Math.abs(each))})${power === 1 ? "" : `^${power}`}`;
  });
  return factors.join(" × ");
}

const aboutGrowthRate: About = {
  figure: "appreciationRate",
  unit: "percent",
  rule: "How much the home's value is assumed to rise in the first year under the chosen method.",
  source: "The series of the place, or the rate as typed",
};

export function explainGrowth(working: Working): Explanation {
  const { source, yearly } = chosenGrowth(working);
  const first = sixDecimals(yearly[0]!);
  return workedFigure(
    { ...aboutGrowthRate, source },
    first,
    [],
    [...growthInputs(working), rate("In the first year", first, { detail: "The growth of year 1" })],
  );
}

const aboutEquity: About = {
  figure: "equity",
  unit: "dollars",
  rule: "The value of the home by then, minus what is still owed on both loans and on other mortgages on the home.",
  source: "Highway conventions for horizons",
};

export function explainEquity(working: Working): Explanation {
  const owedBeside = otherMortgagesOwed(working);
  return byHorizon(aboutEquity, working, {
    inputs: [],
    formula: `value of the home − balance${owedBeside(0) > 0 ? " − other mortgages on the home" : ""}`,
    lines: ({ value, balance }, years) => [
      ["Value of the home", value[years * 12]!],
      ["Balance", less(balance[years * 12]!)],
      ["Other mortgages on the home", less(owedBeside(years * 12))],
    ],
  });
}
