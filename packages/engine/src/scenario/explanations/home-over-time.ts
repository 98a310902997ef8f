import { sixDecimals } from "../../money/cents";
import { chosenGrowth } from "../outcomes/appreciation";
import { loansOf } from "../outcomes/course";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { byHorizon } from "./horizons";
import { valuationSteps } from "./value";
import { type About, amount, type Line, less, rate, text, worked } from "./wording";

const loanLines = (working: Working): Line[] =>
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
    loanLines(working).map(([label, cents]) => amount(label, cents)),
    ({ balance }, years) => [...loanLines(working), ["Principal repaid", balance[years * 12]! - balance[0]!]],
  );

const aboutValue: About = {
  figure: "appreciation",
  unit: "dollars",
  rule: "The estimated value today, grown each month by a twelfth of the year's rate, to the nearest cent once.",
  source: "Monthly compounding of the yearly rate",
};

function growthInputs(working: Working): Step[] {
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
  return byHorizon(about, working, [...valuationSteps(working), ...growthInputs(working)], ({ value }, years) => [
    ["Estimated value", today],
    ["Growth", value[years * 12]! - today],
  ]);
}

const aboutGrowthRate: About = {
  figure: "appreciationRate",
  unit: "percent",
  rule: "What the home is taken to rise by in the first year, by the way that was chosen.",
  source: "The series of the place, or the rate as typed",
};

export function explainGrowth(working: Working): Explanation {
  const { source, yearly } = chosenGrowth(working);
  const first = sixDecimals(yearly[0]!);
  return worked(
    { ...aboutGrowthRate, source },
    first,
    [],
    [...growthInputs(working), rate("In the first year", first)],
  );
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
