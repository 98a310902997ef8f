import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { typedDownPayment } from "./base-amount";
import { applicablePriceSteps } from "./value";
import { type About, absent, amount, figure, less, percentText, total, worked } from "./wording";

const aboutDownPayment: About = {
  figure: "downPayment",
  unit: "dollars",
  rule: "The typed dollars or percentage of the applicable price, at most all of it, less what the second loan lends of it.",
  source: "The down payment sizes the first loan; a percentage is of the lower of price and appraised value",
};

function downPaymentStep({ loan, bases }: Working): Step {
  const { downPayment, applicablePrice } = bases;
  if (loan.program === "allCash") return amount("Down payment", downPayment, { detail: "All of the price" });
  const share = loan.downPaymentPercentage ?? 0;
  const computed = `${percentText(share)} of ${figure(applicablePrice)}, to the nearest cent`;
  return amount("Down payment", downPayment, { detail: loan.downPayment === null ? computed : "As typed" });
}

export function explainDownPayment(working: Working): Explanation {
  const { loan, bases, cash } = working;
  if (loan.category !== "purchase") return absent(aboutDownPayment, "Only a purchase has a down payment.");
  const steps = [...applicablePriceSteps(working), downPaymentStep(working)];
  if (bases.second > 0) {
    steps.push(
      total("Down payment in cash", [
        ["Down payment", bases.downPayment],
        ["Lent by the second loan", less(bases.second)],
      ]),
    );
  }
  return worked(aboutDownPayment, cash.downPayment, [amount("Price", bases.price), typedDownPayment(loan)], steps);
}
