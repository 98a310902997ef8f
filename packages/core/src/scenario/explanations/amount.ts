import { dollars } from "../../money/cents";
import { loanLimits } from "../../rules/loan-limits";
import type { Explanation, Step } from "../types";
import type { Working } from "../working";
import { amount, figure, less, rate, total } from "./wording";

/** What the county's limit lies between; loans are worked out above it too, as the lender may lend more. */
function limit({ loan, asOf }: Working): Step[] {
  const [first] = loanLimits.versions;
  if (asOf < first!.from || (loan.program !== "conventional" && loan.program !== "fha")) return [];
  const { value, from } = loanLimits.version(asOf);
  const lowest = loan.program === "fha" ? value.fha.floor : value.conforming.baseline;
  const highest = loan.program === "fha" ? value.fha.ceiling : value.conforming.ceiling;
  const detail = `One unit, from ${from}; up to ${figure(highest)} in the dearest counties`;
  return [amount(loan.program === "fha" ? "FHA limit" : "Conforming limit", lowest, { detail })];
}

function inputs({ loan, property, bases }: Working): Step[] {
  const typed: Step[] = [amount("Price", bases.price)];
  if (property.userAppraisedValue !== null) typed.push(amount("Appraised value", dollars(property.userAppraisedValue)));
  if (loan.downPayment === null) typed.push(rate("Down payment", loan.downPaymentPercentage ?? 0));
  else typed.push(amount("Down payment", dollars(loan.downPayment)));
  return typed;
}

export function explainAmount(working: Working): Explanation {
  const { bases, financing } = working;
  const { financed, amountBeforeMI } = financing;
  const basis =
    bases.gap > 0
      ? `The appraised value: the price is ${figure(bases.gap)} above it`
      : "The price: no lower appraised value";
  const steps = [
    amount("Applicable price", bases.applicablePrice, { detail: basis }),
    total("Base amount", [
      ["Applicable price", bases.applicablePrice],
      ["Down payment", less(bases.downPayment)],
    ]),
  ];
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
  return {
    figure: "amount",
    value: financing.amount / 100,
    unit: "dollars",
    rule: "The lower of price and appraised value, less the down payment, plus what is financed.",
    source:
      "Lending convention: loan-to-value is of the lower of price and appraised value (Fannie Mae Selling Guide B2-1.2-01)",
    version: null,
    inputs: [...inputs(working), ...limit(working)],
    steps: [...steps, last],
  };
}
