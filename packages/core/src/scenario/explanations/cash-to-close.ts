import type { Explanation } from "../types";
import type { Working } from "../working";
import { amount, less, total } from "./wording";

export function explainCashToClose({ cash, costs, financing, bases }: Working): Explanation {
  const due = total("Due at closing", [
    ["Down payment", cash.downPayment],
    ["Price above the appraised value", cash.appraisalGap],
    ["Closing costs", cash.closingCosts],
    ["Points", cash.points],
    ["Prepaids and escrows", cash.prepaidEscrows],
    ["Upfront mortgage insurance", cash.upfrontMI],
  ]);
  const credits = total(
    "Credits",
    costs.credits.lines.map(({ name, amount }) => [name, amount] as const),
  );
  const financed = total("Financed", [
    ["Closing costs", financing.financed.closingCosts],
    ["Points", financing.financed.points],
    ["Prepaids and escrows", financing.financed.prepaids],
    ["Upfront mortgage insurance", financing.financed.upfrontMI],
  ]);
  return {
    figure: "cashToClose",
    value: cash.toClose / 100,
    unit: "dollars",
    rule: "Everything due, less credits and what is financed.",
    source: "Everything due equals everything lent, credited and brought; compare 12 CFR 1026.37(h)",
    version: null,
    inputs: [amount("Price", bases.price), amount("Base amount", bases.baseAmount)],
    steps: [
      due,
      credits,
      financed,
      total("Cash to close", [
        ["Due at closing", Math.round(Number(due.value) * 100)],
        ["Credits", less(cash.credits)],
        ["Financed", less(cash.financed)],
      ]),
    ],
  };
}
