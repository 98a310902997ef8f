import { loanLimits } from "../../rules/loan-limits";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { baseAmountInputs, baseAmountSteps } from "./base-amount";
import { type About, amount, figure, total, worked } from "./wording";

/** The limits between which the county's loan limit lies. Larger loans are worked out too, because the lender may lend more. */
function loanLimitInputs({ loan, asOf }: Working): Step[] {
  const [first] = loanLimits.versions;
  const asked = loan.program === "conventional" || loan.program === "fha";
  if (loan.category === "existing" || asOf < first!.from || !asked) return [];
  const { value, from } = loanLimits.version(asOf);
  const lowest = loan.program === "fha" ? value.fha.floor : value.conforming.baseline;
  const highest = loan.program === "fha" ? value.fha.ceiling : value.conforming.ceiling;
  const detail = `One unit, from ${from}; up to ${figure(highest)} in the dearest counties`;
  return [amount(loan.program === "fha" ? "FHA limit" : "Conforming limit", lowest, { detail })];
}

const aboutAmount: About = {
  figure: "amount",
  unit: "dollars",
  rule: "The base amount, plus what is financed: closing costs, points, prepaids and upfront mortgage insurance.",
  source:
    "Lending convention: loan-to-value is of the lower of price and appraised value (Fannie Mae Selling Guide B2-1.2-01)",
};

export function explainAmount(working: Working): Explanation {
  const { bases, financing } = working;
  const { financed, amountBeforeMI } = financing;
  const steps = baseAmountSteps(working);
  if (amountBeforeMI !== bases.baseAmount) {
    steps.push(
      total("Amount before mortgage insurance", [
        ["Base amount", bases.baseAmount],
        ["Financed closing costs", financed.closingCosts],
        ["Financed points", financed.points],
        ["Financed prepaids and escrows", financed.prepaids],
      ]),
    );
  }
  const last = total("Loan amount", [
    [steps.at(-1)!.label, amountBeforeMI],
    ["Financed upfront mortgage insurance", financed.upfrontMI],
  ]);
  return worked(
    aboutAmount,
    financing.amount,
    [...baseAmountInputs(working), ...loanLimitInputs(working)],
    [...steps, last],
  );
}
