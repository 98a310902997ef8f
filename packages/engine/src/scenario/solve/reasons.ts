import type { LoanResult } from "../schema/types";
import { type Figure, moneyText, percentText } from "./figures";
import type { Input } from "./inputs";
import type { Probe } from "./probes";
import type { Gap, Outcome } from "./search";
import type { Vary } from "./solve";

/** A value that was tried, with the loan's figures at it. */
export type Trial = Probe & { result: LoanResult };

const NAMES: Record<Vary, string> = {
  price: "price",
  downPayment: "down payment",
  rate: "rate",
  points: "number of points",
  extraPayment: "extra payment",
};

const AT: Record<Vary, (value: number) => string> = {
  price: (value) => `at a price of ${moneyText(value)}`,
  downPayment: (value) => (value === 0 ? "with nothing down" : `with ${moneyText(value)} down`),
  rate: (value) => `at a rate of ${percentText(value)}`,
  points: (value) => (value === 0 ? "without points" : `with ${percentText(value)} in points`),
  extraPayment: (value) => (value === 0 ? "with nothing extra" : `with ${moneyText(value)} extra a month`),
};

const missingOf = ({ result }: Trial) => result.missing[0]?.sentence;

/** What makes the figure jump between two neighbouring values. */
function because(near: LoanResult, far: LoanResult): string {
  const [before, after] = [near.MI ?? 0, far.MI ?? 0];
  if (before === 0 && after > 0) return ", because mortgage insurance starts";
  if (before > 0 && after === 0) return ", because mortgage insurance ends";
  if (near.defaults.annualMIPercentage !== far.defaults.annualMIPercentage) return ", because the premium changes";
  if (near.defaults.upfrontMIPercentage !== far.defaults.upfrontMIPercentage)
    return ", because the upfront fee changes";
  return "";
}

function stepped(figure: Figure, vary: Vary, { near, far, wavers }: Gap<Trial>): string {
  const missing = missingOf(near) ?? missingOf(far);
  if (missing) return missing;
  const [from, to] = [near, far].map(({ result }) => figure.say(figure.reached(result)));
  const none = wavers ? `No ${NAMES[vary]} was found that gives` : `No ${NAMES[vary]} gives`;
  const why = because(near.result, far.result);
  return `${none} exactly ${figure.wanted}: ${AT[vary](far.value)} ${figure.name} goes from ${from} to ${to}${why}.`;
}

type Told = Trial & { figure: number };
const isTold = (each: Trial): each is Told => each.figure !== null;

/** Those whose figure comes closest to what is wanted. */
function closest({ miss }: Figure, probes: Trial[]): Told[] {
  const told = probes.filter(isTold);
  const least = told.reduce((off, { figure }) => Math.min(off, Math.abs(miss(figure))), Number.POSITIVE_INFINITY);
  return told.filter(({ figure }) => Math.abs(miss(figure)) === least);
}

const isConstant = (probes: Trial[]) => probes.every(({ figure }) => figure === probes[0]?.figure);
const typedDecimals = (value: number) => String(value).split(".")[1]?.length ?? 0;
const least = (trials: Told[], by: (trial: Told) => number) =>
  trials.reduce<Told | null>((best, each) => (best && by(best) <= by(each) ? best : each), null);

/** The value whose figure comes closest: of equals whole dollars or few decimals, and of these the one nearest to the start. */
export function nearest(figure: Figure, { decimals }: Input, { probes, start }: Outcome<Trial>): Trial | null {
  if (isConstant(probes)) return null;
  const all = closest(figure, probes);
  const usual = decimals.most > decimals.first ? decimals.first : 0;
  const fewest = Math.min(...all.map(({ value }) => Math.max(usual, typedDecimals(value))));
  const short = all.filter(({ value }) => typedDecimals(value) <= fewest);
  return least(short, ({ value }) => Math.abs(value - start));
}

function outOfReach(figure: Figure, vary: Vary, probes: Trial[], start: number): string {
  const all = closest(figure, probes);
  const unknownBeside = (each: Trial) => {
    const place = probes.indexOf(each);
    return [probes[place - 1], probes[place + 1]].find((beside) => beside?.figure === null);
  };
  const best = all.find(unknownBeside) ?? least(all, ({ value }) => -Math.abs(value - start))!;
  const than = figure.miss(best.figure) < 0 ? "below" : figure.isPayoff ? "after" : "above";
  const unknown = unknownBeside(best);
  const beyond = unknown ? ` Beyond that: ${missingOf(unknown)}` : "";
  const reached = figure.say(figure.reached(best.result));
  return `Even ${AT[vary](best.value)} ${figure.name} is ${reached}, ${than} ${figure.wanted}.${beyond}`;
}

/** Why no value of the input reaches the figure, with figures. */
export function reason(figure: Figure, vary: Vary, { gap, probes, start }: Outcome<Trial>): string {
  if (gap) return stepped(figure, vary, gap);
  const [first] = probes;
  if (!first || !isConstant(probes)) return outOfReach(figure, vary, probes, start);
  if (first.figure === null) return missingOf(first) ?? `Nothing gives ${figure.name}.`;
  return `The ${NAMES[vary]} does not change ${figure.name}: it is ${figure.say(figure.reached(first.result))}.`;
}
