import { sixDecimals } from "../money/cents";
import { conventionalAdjustments } from "../rules/conventional-adjustments";
import type { RateCardCell } from "./conventional-cell";
import type { InsuredLoan } from "./insured-loan";

/** "threeOrFourUnits" as "three or four units". */
const modifierWords = (modifier: string) => modifier.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export type AdjustedPremium = {
  /** Percent a year; null where the table lacks an adjustment that applies. */
  annual: number | null;
  /** The modifiers that count, in words, and what each adds. */
  applied: { modifier: string; points: number | undefined }[];
};

/** A cell's premium with what the loan's modifiers add to it; never below the lowest premium there is. */
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
