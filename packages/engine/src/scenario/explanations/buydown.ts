import { buydowns } from "../../rules/buydowns";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { loanTermInputs } from "./payment";
import { type About, absent, amount, figure, percentText, text, total } from "./wording";

const aboutBuydown: About = {
  figure: "buydown",
  unit: "dollars",
  rule: "In the first years the borrower pays what a lower rate would cost on the full amount and term; the loan amortises at the note rate, and the difference of the payments is paid in advance.",
  source: "Fannie Mae Selling Guide B2-1.4-04, Temporary Interest Rate Buydowns",
};
const payers = { seller: "The seller", lender: "The lender", borrower: "The borrower, as part of the cash to close" };

export function explainBuydown(working: Working): Explanation {
  const { loan, buydown, asOf } = working;
  if (!buydown) return absent(aboutBuydown, "The loan has no buydown.");
  const { from, source } = buydowns.version(asOf);
  const years = buydown.years.map(({ months, rate, payment, subsidy }, at) =>
    amount(`Year ${at + 1}, at ${percentText(rate * 100)}`, subsidy * months, {
      detail: `${months} payments of ${figure(payment)} instead of ${figure(payment + subsidy)}`,
    }),
  );
  const cents = ({ value }: Step) => Math.round(Number(value) * 100);
  const subsidy = total(
    loan.buydownCosts === null ? "Cost of the buydown" : "Subsidy",
    years.map((each) => [each.label, cents(each)] as const),
  );
  const typed = amount("Cost of the buydown", buydown.cost, { detail: "As typed, instead of the subsidy" });
  return {
    ...aboutBuydown,
    source,
    version: from,
    value: buydown.cost / 100,
    inputs: [...loanTermInputs(working), text("Paid by", payers[buydown.paidBy])],
    steps: [...years, subsidy, ...(loan.buydownCosts === null ? [] : [typed])],
  };
}
