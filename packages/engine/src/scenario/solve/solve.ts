import { calculateLoan } from "../calculate";
import type { Loan, LoanResult, PurchaseDetails, Scenario } from "../schema/types";
import { type TargetFigure, targetFigure } from "./figures";
import type { Ask, Reached, Solution, Vary } from "./goal";
import { inputRefusal, type SolvableInput, type SolvedLoan, solvableInputs } from "./inputs";
import { nearestTrial, noSolutionReason, type Trial } from "./reasons";
import { type SearchOutcome, searchNearest } from "./search";

/** How many steps to either side of an answer are looked at. A figure that jumps by more than so many steps has no marketable answer near it. */
const MOST_STEPS = 40;

/** The most calculations that the search for a marketable answer costs. */
const MARKETABLE_CALCULATIONS = 2 * MOST_STEPS;

/** The multiples of a step around a value within a range, the nearest first; of two that are equally near, the lower. */
function multiplesAround(value: number, step: number, { min, max }: { min: number; max: number }): number[] {
  const below = Math.floor(value / step);
  // The value itself, where it is a multiple, is one of those below.
  const indexes = Array.from({ length: MOST_STEPS }, (_, away) => [below - away, below + 1 + away]).flat();
  const away = (multiple: number) => Math.abs(multiple - value);
  return indexes
    .map((index) => index * step)
    .filter((multiple) => multiple >= min && multiple <= max)
    .sort((a, b) => away(a) - away(b) || a - b);
}

/**
 * Finds the value next to an answer that a lender quotes or a client says (an eighth of a percent, whole hundreds of dollars) and that
 * meets the goal, with the figure that it leads to; null where none of the values around the answer does.
 */
function marketableAnswer(
  around: number,
  { step }: SolvableInput,
  range: { min: number; max: number },
  figure: TargetFigure,
  trial: (value: number) => Trial,
): Reached | null {
  for (const value of multiplesAround(around, step, range)) {
    const tried = trial(value);
    if (tried.figure !== null && figure.meets(tried.figure)) return { value, reached: figure.reached(tried.result) };
  }
  return null;
}

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
  return `With no extra payment, ${figure.name} is ${figure.say(figure.reached(asIs))}.`;
}

/**
 * Finds the one input with which a loan reaches a figure while everything else stays the same (goal seek). The answer is in dollars to
 * the cent or in percent, or it is the reason why no input reaches the figure. The solution nearest to the present input is
 * preferred, and a whole dollar next to it; a rate and points have as few decimals as reach the figure, from 3 to 9. The extra
 * payment is the smallest that pays the loan off by the payment asked for; any other input may stay where it does so already. A
 * debt-to-income ratio asks for the largest monthly payment within it. Beside the exact answer stands the marketable one next to it
 * (`marketableAnswer`). The input is taken to be valid; a loan that is not there
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
  if (typeof figure === "string") return { ...asked, kind: "none", reason: figure, nearest: null, marketable: null };

  const seek = { scenario, subject, input, figure, asIs };
  const value = seekValue(seek, vary);
  const range = input.range(subject, asIs);
  const marketable = (around: number) => marketableAnswer(around, input, range, figure, trialAt(seek));
  if (typeof value !== "number") {
    const near = nearestTrial(figure, input, value);
    const floor = near?.value === range.min ? input.floorReason?.(subject, range.min) : null;
    const reached = near && { value: near.value, reached: figure.reached(near.result) };
    return {
      ...asked,
      kind: "none",
      reason: [noSolutionReason(figure, vary, value), floor].filter(Boolean).join(" "),
      nearest: reached,
      marketable: near && marketable(near.value),
    };
  }
  const { loan, details } = input.put(subject, value);
  const result = calculateLoan(scenarioWith(scenario, { ...subject, loan }, details), loan);
  return {
    ...asked,
    kind: "found",
    value,
    reached: figure.reached(result),
    marketable: marketable(value),
    loan,
    purchaseDetails: details,
    result,
  };
}

/** The most calculations that the search for the exact answer costs. */
const SEARCH_CALCULATIONS = 600;
/** The most calculations that one goal seek costs. */
export const MOST_CALCULATIONS = SEARCH_CALCULATIONS + MARKETABLE_CALCULATIONS;

/** Makes the scenario in which a loan, its home and a price replace those with the same ids. */
function scenarioWith(scenario: Scenario, { loan, property }: SolvedLoan, details: PurchaseDetails): Scenario {
  const prices = property.purchaseDetails.map((each) => (each.id === details.id ? details : each));
  const home = { ...property, purchaseDetails: prices };
  return {
    ...scenario,
    loans: scenario.loans.map((each) => (each.id === loan.id ? loan : each)),
    properties: scenario.properties.map((each) => (each.id === home.id ? home : each)),
  };
}

/** Everything that one goal seek works with. */
type Seek = {
  scenario: Scenario;
  subject: SolvedLoan;
  input: SolvableInput;
  figure: TargetFigure;
  asIs: LoanResult;
};

/** Names the rules behind a loan's figures. Typed premiums end too where nothing is lent, and a second loan begins where the first leaves room for it. */
const regimeOf = ({ defaults, missing, amount, secondLoan }: LoanResult) =>
  `${defaults.annualMIPercentage} ${defaults.upfrontMIPercentage} ${missing.length} ${amount > 0} ${(secondLoan?.amount ?? 0) > 0}`;

/** Makes the function that tries a value: what figure it gives, and by which rules. */
const trialAt =
  ({ scenario, subject, input, figure }: Seek) =>
  (value: number): Trial => {
    const { loan, details } = input.put(subject, value);
    const changed = scenarioWith(scenario, { ...subject, loan }, details);
    const result = calculateLoan({ ...changed, horizonYears: [] }, loan);
    const regime = regimeOf(result);
    return { value, figure: figure.of(result), regime, result };
  };

/** The values that are tried first, ascending, each once, and none outside the range. */
function samplesOf({ subject, input, asIs }: Seek, start: number): number[] {
  const { min, max } = input.range(subject, asIs);
  const scale = 10 ** input.decimals.first;
  const inside = input.samples(start, asIs).map((value) => Math.round(value * scale) / scale);
  const all = [min, max, start, ...inside].filter((value) => value >= min && value <= max);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The solution in cents, or the whole dollar next to it (a little farther from the start) if that is a solution too. */
function inWholeDollars(
  hit: Trial,
  { figure, input, subject, asIs }: Seek,
  start: number,
  trial: (value: number) => Trial,
) {
  const { min, max } = input.range(subject, asIs);
  const whole = hit.value > start ? Math.ceil(hit.value) : Math.floor(hit.value);
  if (hit.value === start || whole < min || whole > max) return hit.value;
  const beside = trial(whole);
  return beside.figure !== null && figure.miss(beside.figure) === 0 ? whole : hit.value;
}

/** Finds the value that reaches the figure, or returns what came of the search. */
function seekValue(seek: Seek, vary: Vary): number | SearchOutcome<Trial> {
  const { figure, input, subject, asIs } = seek;
  const smallest = vary === "extraPayment" && figure.isPayoff;
  const start = smallest ? 0 : input.present(subject, asIs);
  const trial = trialAt(seek);
  const { miss } = figure;
  const { decimals } = input;
  // Beside the search: the loan as it is, the whole dollar, and the answer.
  const budget = SEARCH_CALCULATIONS - 3;
  const outcome = searchNearest({ probe: trial, miss, decimals, start, samples: samplesOf(seek, start), budget });
  if (outcome.hit === null) return outcome;
  const inDollars = input.unit === "dollars" && !smallest;
  return inDollars ? inWholeDollars(outcome.hit, seek, start, trial) : outcome.hit.value;
}
