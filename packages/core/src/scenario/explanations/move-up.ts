import { moveUp, sale } from "../move-up";
import type { Explanation } from "../types";
import type { Working } from "../working";
import { valuation } from "./value";
import { type About, absent, amount, less, rate, text, total, worked } from "./wording";

const about: About = {
  figure: "moveUp",
  unit: "dollars",
  rule: "Cash to close, less what is left of the home that is sold. Negative is cash left over.",
  source: "Highway conventions for a move-up: the sale pays off the mortgages on that home and the debts marked for it",
};

export function explainMoveUp(working: Working, all: readonly Working[]): Explanation {
  const result = moveUp(all);
  const mine = result?.loans.find(({ loanID }) => loanID === working.loan.id);
  const sold = all.find(
    ({ loan, property }) => loan.category === "existing" && loan.payOff && property.id === result?.propertyID,
  );
  if (!result || !mine || !sold) return absent(about, "No other home is sold to buy this one.");
  const { value, costToSell, repairs, payoffs, debtsPaidOff, proceeds } = sale(sold);
  const change = mine.monthlyChange;
  const steps = [
    ...valuation(sold),
    total("Left of the sale", [
      ["Value of the home that is sold", value],
      ["Cost to sell", less(costToSell)],
      ["Repairs", less(repairs)],
      ["Mortgages paid off", less(payoffs)],
      ["Debts paid off", less(debtsPaidOff)],
    ]),
    amount("A month before", Math.round(result.monthlyBefore * 100)),
    change === null
      ? text("Change of the month", "Not known: the mortgage insurance is missing")
      : amount("Change of the month", Math.round(change * 100)),
    total("Cash after the sale", [
      ["Cash to close", working.cash.toClose],
      ["Left of the sale", less(proceeds)],
    ]),
  ];
  return worked(about, working.cash.toClose - proceeds, [rate("Cost to sell", sold.property.costToSell)], steps);
}
