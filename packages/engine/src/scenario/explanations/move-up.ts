import { homeSale, monthlyUntilSold, moveUp } from "../outcomes/move-up";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { valuationSteps } from "./value";
import { type About, absentFigure, less, rate, total, workedFigure } from "./wording";

const aboutMoveUp: About = {
  figure: "moveUp",
  unit: "dollars",
  rule: "Cash to close, minus the net proceeds of the home that is sold. A negative figure is cash left over.",
  source: "Highway conventions for a move-up: the sale pays off the mortgages on that home and the debts marked for it",
};

/** Finds the sale that pays for this loan's home; null where there is none. */
function saleFor(working: Working, all: readonly Working[]) {
  const result = moveUp(all);
  const mine = result?.loans.find(({ loanID }) => loanID === working.loan.id);
  const sold = all.find(
    ({ loan, property }) => loan.category === "existing" && loan.payOff && property.id === result?.propertyID,
  );
  return mine && sold ? { mine, sold } : null;
}
const NO_SALE = "No other home is sold to buy this one.";

function saleStep(sold: Working): Step {
  const { value, costToSell, repairs, payoffs, debtsPaidOff } = homeSale(sold);
  return total("Net proceeds of the sale", [
    ["Value of the home that is sold", value],
    ["Cost to sell", less(costToSell)],
    ["Repairs", less(repairs)],
    ["Mortgages paid off", less(payoffs)],
    ["Debts paid off", less(debtsPaidOff)],
  ]);
}

const saleInputs = (sold: Working) => [rate("Cost to sell", sold.property.costToSell)];

export function explainMoveUp(working: Working, all: readonly Working[]): Explanation {
  const found = saleFor(working, all);
  if (!found) return absentFigure(aboutMoveUp, NO_SALE);
  const { sold } = found;
  const { proceeds } = homeSale(sold);
  const last = total("Cash after the sale", [
    ["Cash to close", working.cash.toClose],
    ["Net proceeds of the sale", less(proceeds)],
  ]);
  return workedFigure(aboutMoveUp, working.cash.toClose - proceeds, saleInputs(sold), [
    ...valuationSteps(sold),
    saleStep(sold),
    last,
  ]);
}

const aboutProceeds: About = {
  figure: "saleProceeds",
  unit: "dollars",
  rule: "The value of the home that is sold, minus the cost of the sale and what the sale pays off.",
  source: aboutMoveUp.source,
};

export function explainProceeds(working: Working, all: readonly Working[]): Explanation {
  const sold = saleFor(working, all)?.sold;
  if (!sold) return absentFigure(aboutProceeds, NO_SALE);
  return workedFigure(aboutProceeds, homeSale(sold).proceeds, saleInputs(sold), [
    ...valuationSteps(sold),
    saleStep(sold),
  ]);
}

const aboutMonthlyChange: About = {
  figure: "monthlyChange",
  unit: "dollars",
  rule: "The total payment on the new home, minus the monthly cost of the home that is sold, its mortgages and the debts that are paid off. A negative figure means that less is paid each month.",
  source: aboutMoveUp.source,
};

export function explainMonthlyChange(working: Working, all: readonly Working[]): Explanation {
  const sold = saleFor(working, all)?.sold;
  if (!sold) return absentFigure(aboutMonthlyChange, NO_SALE);
  const after = working.monthly.total;
  if (after === null) return absentFigure(aboutMonthlyChange, "Not known, because the mortgage insurance is missing.");
  const { propertyTax, homeInsurance, associationFee } = sold.monthly;
  const until = monthlyUntilSold(sold);
  const before = total("Monthly cost before", [
    ["Mortgages and debts paid off", until - propertyTax - homeInsurance - associationFee],
    ["Property tax", propertyTax],
    ["Home insurance", homeInsurance],
    ["Association fee", associationFee],
  ]);
  const last = total("Change in monthly payment", [
    ["Total payment", after],
    ["Monthly cost before", less(until)],
  ]);
  return workedFigure(aboutMonthlyChange, after - until, [], [before, last]);
}
