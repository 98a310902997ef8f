import { calculateLoan } from "../calculate";
import type { Loan, LoanResult, Scenario } from "../schema/types";
import { type TargetFigure, targetFigure } from "./figures";
import type { Ask, Solution, Vary } from "./goal";
import { inputRefusal, type SolvedLoan, solvableInputs } from "./inputs";
import { nearestTrial, noSolutionReason } from "./reasons";
import { scenarioWith, seekValue } from "./seek";

/** Finds the loan to solve for, with its home and price. The caller has checked the ids, so a stray id throws a RangeError. */
function loanToSolve({ loans, properties }: Scenario, loanID: string | undefined): SolvedLoan {
  const asked = ({ id, category }: Loan) => (loanID === undefined ? category !== "existing" : id === loanID);
  const loan = loans.find(asked) ?? (loanID === undefined ? loans[0] : undefined);
  const property = properties.find(({ id }) => id === loan?.propertyID);
  const details = property?.purchaseDetails.find(({ id }) => id === loan?.purchaseDetailsID);
  if (!loan || !property || !details)
    throw new RangeError(`There is no loan ${loanID ?? ""} with its property and price`);
  const isOfPrice = ({ category, purchaseDetailsID, propertyID }: Loan) =>
    category === "purchase" && purchaseDetailsID === details.id && propertyID === property.id;
  return { loan, property, details, purchases: loans.filter(isOfPrice) };
}

/** The figure, or why the input cannot reach it. Without extra payments a loan lasts for its term, except where it is so small that cents shorten it, which is no useful answer. */
function reachableFigure(
  figure: TargetFigure | string,
  { loan }: SolvedLoan,
  vary: Vary,
  asIs: LoanResult,
): TargetFigure | string {
  if (typeof figure === "string" || !figure.isPayoff || vary === "extraPayment") return figure;
  const paysMore = loan.biweekly || loan.additionalMonthlyPayments.length > 0 || loan.lumpPayments.length > 0;
  if (paysMore || figure.miss(asIs.payoffMonths) === 0) return figure;
  return `Without paying more, ${figure.name} is ${figure.say(figure.reached(asIs))}.`;
}

/**
 * Finds the one input with which a loan reaches a figure while everything else stays the same (goal seek). The answer is in dollars to
 * the cent or in percent, or it is the reason why no input reaches the figure. The solution nearest to the present input is
 * preferred, and a whole dollar next to it; a rate and points have as few decimals as reach the figure, from 3 to 9. The extra
 * payment is the smallest that pays the loan off by the payment asked for; any other input may stay where it does so already. A
 * debt-to-income ratio asks for the largest monthly payment within it. The input is taken to be valid; a loan that is not there
 * throws a RangeError.
 */
export function solve(scenario: Scenario, { loanID, vary, target }: Ask): Solution {
  const subject = loanToSolve(scenario, loanID);
  const input = solvableInputs[vary];
  const asked = { loanID: subject.loan.id, vary, unit: input.unit };
  const asIs = calculateLoan({ ...scenario, horizonYears: [] }, subject.loan);
  const figure =
    inputRefusal(subject, vary, asIs) ??
    reachableFigure(targetFigure(target, scenario, subject.loan), subject, vary, asIs);
  if (typeof figure === "string") return { ...asked, kind: "none", reason: figure, nearest: null };

  const value = seekValue({ scenario, subject, input, figure, asIs }, vary);
  if (typeof value !== "number") {
    const near = nearestTrial(figure, input, value);
    const reached = near && { value: near.value, reached: figure.reached(near.result) };
    return { ...asked, kind: "none", reason: noSolutionReason(figure, vary, value), nearest: reached };
  }
  const { loan, details } = input.put(subject, value);
  const result = calculateLoan(scenarioWith(scenario, { ...subject, loan }, details), loan);
  return { ...asked, kind: "found", value, reached: figure.reached(result), loan, purchaseDetails: details, result };
}
