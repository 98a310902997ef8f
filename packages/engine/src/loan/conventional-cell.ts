import { sixDecimals } from "../money/cents";
import { conventionalAdjustments } from "../rules/conventional-adjustments";
import { conventionalCoverage } from "../rules/conventional-coverage";
import { conventionalRateCard, type RateCard } from "../rules/conventional-rate-card";
import type { InsuredLoan } from "./insured-loan";
import { isAtMost } from "./ltv";

/** The cell of the rate card of conventional mortgage insurance that a loan belongs to. */
export type RateCardCell = {
  /** The cell's premium in percent of the loan a year. */
  annual: number;
  /** The highest loan-to-value of the cell's band, in percent. */
  upTo: number;
  /** The percent of the loan that is insured. */
  coverage: number;
  /** The place of the cell's credit score band, best band first. */
  scoreBand: number;
};

/** Tells whether the rate card counts the loan's rate as fixed. */
export const countsAsFixed = ({ fixedMonths }: InsuredLoan, { fixedFromYears }: RateCard) =>
  fixedMonths === null || fixedMonths >= fixedFromYears * 12;

/** The band of the standard coverage that a loan needs. The agencies ask the coverage of a long term of every adjustable rate. */
function coverageBand({ asOf, amount, value, termYears, fixedMonths }: InsuredLoan) {
  const { longTermYears, overLongTerm, upToLongTerm } = conventionalCoverage.on(asOf);
  const long = termYears > longTermYears || fixedMonths !== null;
  return (long ? overLongTerm : upToLongTerm).find(({ upTo }) => isAtMost(amount, upTo, value));
}

/** Finds the rate card's cell for a loan at the standard coverage; undefined where the card has none. */
export function rateCardCell(loan: InsuredLoan): RateCardCell | undefined {
  const band = coverageBand(loan);
  if (!band) return undefined;
  const card = conventionalRateCard.on(loan.asOf);
  const long = loan.termYears > conventionalCoverage.on(loan.asOf).longTermYears;
  const { over20Years, upTo20Years = {} }: Partial<RateCard["fixed"]> = countsAsFixed(loan, card)
    ? card.fixed
    : card.nonfixed;
  const scoreBand = card.scoreBands.findIndex((lowest) => loan.score >= lowest);
  const annual = (long ? over20Years : upTo20Years)?.[band.upTo]?.[band.coverage]?.[scoreBand];
  return annual === undefined ? undefined : { annual, ...band, scoreBand };
}

/** Spells a modifier's key in words: "threeOrFourUnits" becomes "three or four units". */
const modifierWords = (modifier: string) => modifier.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The rate card's premium after the adjustments for the loan's modifiers. */
export type AdjustedPremium = {
  /** The premium in percent a year; null where the table lacks an adjustment that applies. */
  annual: number | null;
  /** The modifiers that count, in words, and the percentage points that each adds. */
  applied: { modifier: string; points: number | undefined }[];
};

/** Adds to a cell's premium what the loan's modifiers add. The result is never below the lowest premium that insurers charge. */
export function adjustedPremium(
  { annual, upTo, scoreBand }: RateCardCell,
  { asOf, modifiers }: InsuredLoan,
): AdjustedPremium {
  if (modifiers.length === 0) return { annual, applied: [] };
  const { lowest, byModifier } = conventionalAdjustments.on(asOf);
  const applied = Object.entries(byModifier)
    .filter(([modifier]) => modifiers.includes(modifier))
    .map(([modifier, table]) => ({
      modifier: modifierWords(modifier),
      points: ("length" in table ? table : table[upTo])?.[scoreBand],
    }));
  if (applied.length === 0) return { annual, applied };
  if (applied.some(({ points }) => points === undefined)) return { annual: null, applied };
  const total = applied.reduce((sum, { points = 0 }) => sum + points, annual);
  return { annual: Math.max(lowest, sixDecimals(total)), applied };
}
