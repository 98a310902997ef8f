import type { LoanResult } from "../schema/types";
import { moneyText, ratioText, type TargetFigure } from "./figures";
import type { Vary } from "./goal";
import type { SolvableInput } from "./inputs";
import type { Probe } from "./probes";
import type { SearchGap, SearchOutcome } from "./search";

/** A value that was tried, with the loan's figures at that value. */
export type Trial = Probe & { result: LoanResult };

const INPUT_NAMES: Record<Vary, string> = {
  price: "price",
  downPayment: "down payment",
  rate: "rate",
  points: "number of points",
  extraPayment: "extra payment",
};

const INPUT_TEXTS: Record<Vary, (value: number) => string> = {
  price: (value) => `at a price of ${moneyText(value)}`,
  downPayment: (value) => (value === 0 ? "with nothing down" : `with ${moneyText(value)} down`),
  rate: (value) => `at a rate of ${ratioText(value)}`,
  points: (value) => (value === 0 ? "without points" : `with ${ratioText(value)} in points`),
  extraPayment: (value) => (value === 0 ? "with no extra payment" : `with ${moneyText(value)} extra a month`),
};

const missingSentence = ({ result }: Trial) => result.missing[0]?.sentence;

/** Says what makes the figure jump between two neighboring values. */
function jumpCause(near: LoanResult, far: LoanResult): string {
  const [before, after] = [near.MI ?? 0, far.MI ?? 0];
  if (before === 0 && after > 0) return ", because mortgage insurance starts";
  if (before > 0 && after === 0) return ", because mortgage insurance ends";
  if (near.defaults.annualMIPercentage !== far.defaults.annualMIPercentage) return ", because the premium changes";
  if (near.defaults.upfrontMIPercentage !== far.defaults.upfrontMIPercentage)
    return ", because the upfront fee changes";
  return "";
}

function jumpReason(figure: TargetFigure, vary: Vary, { near, far, isUnsure }: SearchGap<Trial>): string {
  const missing = missingSentence(near) ?? missingSentence(far);
  if (missing) return missing;
  const [from, to] = [near, far].map(({ result }) => figure.say(figure.reached(result)));
  const none = isUnsure ? `No ${INPUT_NAMES[vary]} was found that gives` : `No ${INPUT_NAMES[vary]} gives`;
  const why = jumpCause(near.result, far.result);
  return `${none} exactly ${figure.wanted}: ${INPUT_TEXTS[vary](far.value)} ${figure.name} goes from ${from} to ${to}${why}.`;
}

type KnownTrial = Trial & { figure: number };
const isKnownTrial = (each: Trial): each is KnownTrial => each.figure !== null;

/** The trials whose figure comes closest to the target. */
function closestTrials({ miss }: TargetFigure, probes: Trial[]): KnownTrial[] {
  const told = probes.filter(isKnownTrial);
  const least = told.reduce((off, { figure }) => Math.min(off, Math.abs(miss(figure))), Number.POSITIVE_INFINITY);
  return told.filter(({ figure }) => Math.abs(miss(figure)) === least);
}

const isConstant = (probes: Trial[]) => probes.every(({ figure }) => figure === probes[0]?.figure);
const typedDecimals = (value: number) => String(value).split(".")[1]?.length ?? 0;
const leastBy = (trials: KnownTrial[], by: (trial: KnownTrial) => number) =>
  trials.reduce<KnownTrial | null>((best, each) => (best && by(best) <= by(each) ? best : each), null);

/** Finds the value whose figure comes closest to the target. Among equals, whole dollars or few decimals win, then the value nearest to the start. */
export function nearestTrial(
  figure: TargetFigure,
  { decimals }: SolvableInput,
  { probes, start }: SearchOutcome<Trial>,
): Trial | null {
  if (isConstant(probes)) return null;
  const all = closestTrials(figure, probes);
  const usual = decimals.most > decimals.first ? decimals.first : 0;
  const fewest = Math.min(...all.map(({ value }) => Math.max(usual, typedDecimals(value))));
  const short = all.filter(({ value }) => typedDecimals(value) <= fewest);
  return leastBy(short, ({ value }) => Math.abs(value - start));
}

function outOfReachReason(figure: TargetFigure, vary: Vary, probes: Trial[], start: number): string {
  const all = closestTrials(figure, probes);
  const unknownBeside = (each: Trial) => {
    const place = probes.indexOf(each);
    return [probes[place - 1], probes[place + 1]].find((beside) => beside?.figure === null);
  };
  const best = all.find(unknownBeside) ?? leastBy(all, ({ value }) => -Math.abs(value - start))!;
  const than = figure.miss(best.figure) < 0 ? "below" : figure.isPayoff ? "after" : "above";
  const unknown = unknownBeside(best);
  const beyond = unknown ? ` Beyond that: ${missingSentence(unknown)}` : "";
  const reached = figure.say(figure.reached(best.result));
  return `Even ${INPUT_TEXTS[vary](best.value)} ${figure.name} is ${reached}, ${than} ${figure.wanted}.${beyond}`;
}

/** Says in a sentence with figures why no value of the input reaches the target. */
export function noSolutionReason(
  figure: TargetFigure,
  vary: Vary,
  { gap, probes, start }: SearchOutcome<Trial>,
): string {
  if (gap) return jumpReason(figure, vary, gap);
  const [first] = probes;
  if (!first || !isConstant(probes)) return outOfReachReason(figure, vary, probes, start);
  if (first.figure === null) return missingSentence(first) ?? `Nothing gives ${figure.name}.`;
  return `The ${INPUT_NAMES[vary]} does not change ${figure.name}, which is ${figure.say(figure.reached(first.result))}.`;
}
