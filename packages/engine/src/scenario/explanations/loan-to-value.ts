import { loanToValue } from "../../loan/ltv";
import { type Cents, sixDecimals } from "../../money/cents";
import type { Explanation, Step } from "../schema/types";
import { remainingLiens } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { type About, amount, rate, total, worked } from "./wording";

const loanToValueSource =
  "Fannie Mae Selling Guide B2-1.2-01 and B2-1.2-02, https://selling-guide.fanniemae.com; financed upfront mortgage insurance is left out";
const aboutLTV: About = {
  figure: "ltv",
  unit: "percent",
  rule: "The amount before financed upfront mortgage insurance, as a percentage of the applicable price.",
  source: loanToValueSource,
};
const aboutCLTV: About = {
  figure: "cltv",
  unit: "percent",
  rule: "The first loan's amount before financed upfront mortgage insurance and the second loan's together, with mortgages that stay on a refinanced home, as a percentage of the applicable price.",
  source: loanToValueSource,
};

function explainRatio(about: About, { bases }: Working, lent: Step, cents: Cents): Explanation {
  const price = amount("Applicable price", bases.applicablePrice);
  const value = sixDecimals(loanToValue(cents, bases.applicablePrice));
  const label = about.figure === "ltv" ? "Loan-to-value" : "Combined loan-to-value";
  const last: Step = { ...rate(label, value), formula: "lent ÷ applicable price, to 6 decimals of a percent" };
  return worked(about, value, [price], [lent, price, last]);
}

export function explainLTV(working: Working): Explanation {
  const { amountBeforeMI } = working.financing;
  return explainRatio(aboutLTV, working, amount("Amount before mortgage insurance", amountBeforeMI), amountBeforeMI);
}

export function explainCLTV(working: Working): Explanation {
  const { amountBeforeMI } = working.financing;
  const { second } = working.bases;
  const beside = remainingLiens(working.scenario, working.loan);
  const lent = total("All loans on the home", [
    ["Amount before mortgage insurance", amountBeforeMI],
    ["Second loan", second],
    ["Mortgages that stay", beside],
  ]);
  return explainRatio(aboutCLTV, working, lent, (amountBeforeMI + second + beside) as Cents);
}
