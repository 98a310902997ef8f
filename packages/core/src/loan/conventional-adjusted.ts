import { sixDecimals } from "../money/cents";
import { conventionalAdjustments } from "../rules/conventional-adjustments";
import type { Cell } from "./conventional-cell";
import type { InsuredLoan } from "./insured-loan";

/** "threeOrFourUnits" as "three or four units". */
const inWords = (modifier: string) => modifier.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export type Adjusted = {
  /** Percent a year; null where the table lacks an adjustment that applies. */
  annual: number | null;
  /** The modifiers that count, in words. */
  applied: string[];
};

/** A cell's premium with what the loan's modifiers add to it; never below the lowest premium there is. */
export function adjusted({ annual, upTo, scoreBand }: Cell, { asOf, modifiers }: InsuredLoan): Adjusted {
  if (modifiers.length === 0) return { annual, applied: [] };
  const { lowest, byModifier } = conventionalAdjustments.on(asOf);
  const chosen = Object.entries(byModifier).filter(([modifier]) => modifiers.includes(modifier));
  const applied = chosen.map(([modifier]) => inWords(modifier));
  const points = chosen.map(([, table]) => ("length" in table ? table : table[upTo])?.[scoreBand]);
  if (points.includes(undefined)) return { annual: null, applied };
  const total = points.reduce<number>((sum, each) => sum + (each ?? 0), annual);
  return { annual: chosen.length === 0 ? annual : Math.max(lowest, sixDecimals(total)), applied };
}
