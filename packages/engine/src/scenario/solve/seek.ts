import { calculateLoan } from "../calculate";
import type { LoanResult, PurchaseDetails, Scenario } from "../schema/types";
import type { TargetFigure } from "./figures";
import type { Vary } from "./goal";
import type { SolvableInput, SolvedLoan } from "./inputs";
import type { Trial } from "./reasons";
import { type SearchOutcome, searchNearest } from "./search";

/** The most calculations that one goal seek costs. */
export const MOST_CALCULATIONS = 600;

/** Makes the scenario in which a loan, its home and a price replace those with the same ids. */
export function scenarioWith(scenario: Scenario, { loan, property }: SolvedLoan, details: PurchaseDetails): Scenario {
  const prices = property.purchaseDetails.map((each) => (each.id === details.id ? details : each));
  const home = { ...property, purchaseDetails: prices };
  return {
    ...scenario,
    loans: scenario.loans.map((each) => (each.id === loan.id ? loan : each)),
    properties: scenario.properties.map((each) => (each.id === home.id ? home : each)),
  };
}

/** Everything that one goal seek works with. */
export type Seek = {
  scenario: Scenario;
  subject: SolvedLoan;
  input: SolvableInput;
  figure: TargetFigure;
  asIs: LoanResult;
};

/** Names the rules behind a loan's figures. Typed premiums end too where nothing is lent. */
const regimeOf = ({ defaults, missing, amount }: LoanResult) =>
  `${defaults.annualMIPercentage} ${defaults.upfrontMIPercentage} ${missing.length} ${amount > 0}`;

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
export function seekValue(seek: Seek, vary: Vary): number | SearchOutcome<Trial> {
  const { figure, input, subject, asIs } = seek;
  const smallest = vary === "extraPayment" && figure.isPayoff;
  const start = smallest ? 0 : input.present(subject, asIs);
  const trial = trialAt(seek);
  const { miss } = figure;
  const { decimals } = input;
  // Beside the search: the loan as it is, the whole dollar, and the answer.
  const budget = MOST_CALCULATIONS - 3;
  const outcome = searchNearest({ probe: trial, miss, decimals, start, samples: samplesOf(seek, start), budget });
  if (outcome.hit === null) return outcome;
  const inDollars = input.unit === "dollars" && !smallest;
  return inDollars ? inWholeDollars(outcome.hit, seek, start, trial) : outcome.hit.value;
}
