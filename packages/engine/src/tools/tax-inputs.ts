import { dollars } from "../money/cents";
import { partOfHome } from "../scenario/explanations/tax-savings";
import { deductionsAtHome } from "../scenario/outcomes/tax-savings";
import type { Step } from "../scenario/schema/types";
import type { Working } from "../scenario/working";
import type { Assumptions } from "./assumptions";
import { amount, rate, text } from "./wording";

const filingStatusNames = {
  single: "Single",
  hoh: "Head of household",
  marriedSeparate: "Married filing separately",
  marriedJoint: "Married filing jointly",
} as const;

/** What decides the client's taxes, as inputs; none where nothing is known. */
export function taxpayerInputs(working: Working, { otherStateTaxes, otherItemized }: Assumptions): Step[] {
  const taxpayer = deductionsAtHome(working);
  if (!taxpayer) return [];
  const { status, worth, standard, debtCap } = taxpayer;
  return [
    text("Filing status", filingStatusNames[status]),
    worth.by === "rate"
      ? rate("Tax rate", worth.rate, { detail: "As typed, federal and state together" })
      : amount("Annual income", worth.income),
    amount("Standard deduction", standard),
    amount("Debt whose interest is deductible", debtCap),
    ...partOfHome(taxpayer),
    amount("Other state and local taxes, annual", dollars(otherStateTaxes)),
    amount("Other itemized deductions, annual", dollars(otherItemized)),
  ];
}
