import { dollars } from "../../money/cents";
import { propertyTaxOfYear } from "../../property/ownership-costs";
import { horizonsDefault } from "../../rules/product-defaults";
import { chosenGrowth } from "../appreciation";
import { type Course, courseOf, loansOf } from "../course";
import { gainParts } from "../net-gain";
import { costParts } from "../total-cost";
import type { Explanation, Step } from "../types";
import type { Working } from "../working";
import { valuation } from "./value";
import { type About, absent, amount, type Line, less, percentText, rate, text, total, worked } from "./wording";

/** The years that the scenario asks about. */
export const horizonYears = ({ scenario, asOf }: Working): readonly number[] =>
  scenario.horizonYears ?? horizonsDefault.on(asOf);

/** One step a horizon, with the lines that it is the sum of; the last one is the answer. */
export function byHorizon(
  about: About,
  working: Working,
  inputs: Step[],
  lines: (course: Course, years: number) => readonly Line[],
): Explanation {
  const years = horizonYears(working);
  if (years.length === 0) return absent(about, "No horizon is asked for.");
  const course = courseOf(working, Math.max(...years) * 12);
  const steps = years.map((each) => total(each === 1 ? "After 1 year" : `After ${each} years`, lines(course, each)));
  return worked(about, Math.round(Number(steps.at(-1)!.value) * 100), inputs, steps);
}

const lent = (working: Working): Line[] =>
  loansOf(working).map(({ amount }, at) => [at === 0 ? "Loan amount" : "Second loan", amount]);

const aboutBalance: About = {
  figure: "balance",
  unit: "dollars",
  rule: "What both loans lent, less the principal repaid by then, lump sums included.",
  source: "The schedules in whole cents, as they are paid",
};

export const explainBalance = (working: Working): Explanation =>
  byHorizon(
    aboutBalance,
    working,
    lent(working).map(([label, cents]) => amount(label, cents)),
    ({ balance }, years) => [...lent(working), ["Principal repaid", balance[years * 12]! - balance[0]!]],
  );

const aboutValue: About = {
  figure: "appreciation",
  unit: "dollars",
  rule: "The estimated value today, grown each month by a twelfth of the year's rate, to the nearest cent once.",
  source: "Monthly compounding of the yearly rate",
};

function growth(working: Working): Step[] {
  const { type, yearly, assumed, source } = chosenGrowth(working);
  if (assumed) return [text("Growth", source)];
  const rates = yearly.map((each, at) => {
    const label =
      yearly.length === 1 ? "Growth a year" : at === yearly.length - 1 ? `From year ${at + 1} on` : `Year ${at + 1}`;
    return rate(label, each);
  });
  return [{ ...text("Way of growing", type), detail: source }, ...rates];
}

export function explainValue(working: Working): Explanation {
  const { source, assumed } = chosenGrowth(working);
  const today = working.bases.value;
  const about = { ...aboutValue, source: assumed ? source : `${aboutValue.source}: ${source}` };
  return byHorizon(about, working, [...valuation(working), ...growth(working)], ({ value }, years) => [
    ["Estimated value", today],
    ["Growth", value[years * 12]! - today],
  ]);
}

const aboutEquity: About = {
  figure: "equity",
  unit: "dollars",
  rule: "The value of the home by then, less what is still owed on both loans.",
  source: "Highway conventions for horizons",
};

export const explainEquity = (working: Working): Explanation =>
  byHorizon(aboutEquity, working, [], ({ value, balance }, years) => [
    ["Value of the home", value[years * 12]!],
    ["Balance", less(balance[years * 12]!)],
  ]);

const aboutCost: About = {
  figure: "totalCost",
  unit: "dollars",
  rule: "Interest that the borrower has paid by then, mortgage insurance, points, closing costs and the borrower's buydown, less credits.",
  source: "Highway conventions for horizons; once paid off, a loan costs nothing more",
};

const lacking = ({ financing }: Working) =>
  financing.insurance.missing[0]?.sentence ?? "The mortgage insurance is missing.";

export function explainTotalCost(working: Working): Explanation {
  if (working.financing.insurance.monthly === null) return absent(aboutCost, lacking(working));
  return byHorizon(aboutCost, working, [], (course, years) => {
    const parts = costParts(course, years * 12)!;
    return [
      ["Interest of the schedules", parts.interest],
      ["Paid by the buydown's subsidy", parts.subsidy],
      ["Monthly mortgage insurance", parts.mortgageInsurance],
      ["Upfront mortgage insurance", parts.upfrontMI],
      ["Points", parts.points],
      ["Closing costs", parts.closingCosts],
      ["The borrower's buydown", parts.buydown],
      ["Credits", parts.credits],
    ];
  });
}

const aboutGain: About = {
  figure: "netGain",
  unit: "dollars",
  rule: "What the value has risen by, less what selling and repairs take and the total cost, plus the tax savings that are known.",
  source: "Highway conventions for horizons; the costs of owning stand beside it",
};

export function explainNetGain(working: Working): Explanation {
  const { property, financing } = working;
  if (financing.insurance.monthly === null) return absent(aboutGain, lacking(working));
  const inputs = [
    amount("Value today", working.bases.value),
    rate("Cost to sell", property.costToSell, { detail: "Of the value when it is sold" }),
    amount("Repairs", dollars(property.repairs)),
  ];
  const repairs = dollars(property.repairs);
  return byHorizon(aboutGain, working, inputs, (course, years) => {
    const parts = gainParts(course, years * 12)!;
    return [
      ["Rise of the value", parts.rise],
      ["Cost to sell", parts.sale + repairs],
      ["Repairs", less(repairs)],
      ["Total cost", parts.cost],
      ["Tax savings", parts.taxSavings],
    ];
  });
}

const aboutOwning: About = {
  figure: "ownershipCosts",
  unit: "dollars",
  rule: "Property tax, which rises each year, home insurance and the association's fee, which stay.",
  source: "Highway conventions for horizons",
};

export function explainOwning(working: Working): Explanation {
  const { costs, property } = working;
  const fee = dollars(property.monthlyAssociationFee);
  const inputs = [
    amount("Property tax of the first year", costs.tax.year),
    rate("The tax rises each year by", property.taxInc),
    amount("Home insurance a year", costs.insurance.year),
    amount("Association fee a month", fee),
  ];
  return byHorizon(aboutOwning, working, inputs, (_, years) => {
    let tax = 0;
    for (let year = 1; year <= years; year++) tax += propertyTaxOfYear(costs.tax.year, property.taxInc, year);
    const label =
      property.taxInc === 0 ? "Property tax" : `Property tax, rising by ${percentText(property.taxInc)} a year`;
    return [
      [label, tax],
      ["Home insurance", costs.insurance.year * years],
      ["Association fee", fee * 12 * years],
    ];
  });
}
