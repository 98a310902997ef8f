/** The size of a move: kept in whole basis points of price, written and typed in 32nds of a point as the trade speaks, or in basis points. */
import { moveIn32nds } from "@highway/engine/money/shown-price";

const HALVES_OF_POINT = 64;
const exactBp = (halves: number) => (halves * 100) / HALVES_OF_POINT;
/** The basis points of so many halves of a 32nd, the nearest whole one: 6/32 is 18.75 and counts as 19. */
const bpOf = (halves: number) => Math.round(exactBp(halves));
const halvesText = (halves: number) => `${Math.floor(halves / 2)}${halves % 2 === 1 ? "+" : ""}/32`;

/** The nearest halves of a 32nd. */
function halvesOf(bp: number): number {
  const { ticks, plus } = moveIn32nds(100, 100 + bp / 100);
  return ticks * 2 + (plus ? 1 : 0);
}

/** Whether the 32nds, typed, are these very basis points: 25 are 8/32, and 24 are no 32nds. "0+/32" is nothing that anybody writes. */
const isIn32nds = (bp: number) => halvesOf(bp) > 1 && bpOf(halvesOf(bp)) === bp;

/** Writes a size as "8/32" or "7+/32", or as "24 bp" where no 32nds say it. What is written here is read as the same size. */
export const sizeText = (bp: number): string => (isIn32nds(bp) ? halvesText(halvesOf(bp)) : `${bp} bp`);

/** Writes the same size in the other unit: "25 bp" beside 8/32, "about 7+/32" beside 24 bp. */
export const otherUnitText = (bp: number): string => (isIn32nds(bp) ? `${bp} bp` : `about ${halvesText(halvesOf(bp))}`);

/** Writes a size in both units: "8/32 = 25 bp", "6/32 counts as 19 bp", "24 bp is about 7+/32". */
export function bothUnitsText(bp: number): string {
  if (!isIn32nds(bp)) return `${bp} bp is ${otherUnitText(bp)}`;
  return exactBp(halvesOf(bp)) === bp ? `${sizeText(bp)} = ${bp} bp` : `${sizeText(bp)} counts as ${bp} bp`;
}

/**
 * Reads "8/32", "8", "7+", "7.5/32" and "25 bp" as basis points. A decimal without its unit could be either, and is no size; nor is one with a sign.
 * @returns NaN where the text is no size
 */
export function readSize(text: string): number {
  const inBp = /^(\d{1,4})\s*(?:bps?|basis points?)$/i.exec(text.trim());
  if (inBp) return Number(inBp[1]);
  const ticks =
    /^(\d{1,4})\s*(\+?)(?:\s*\/\s*32)?$/.exec(text.trim()) ?? /^(\d{1,4})(\.5)\s*\/\s*32$/.exec(text.trim());
  return ticks ? bpOf(Number(ticks[1]) * 2 + (ticks[2] ? 1 : 0)) : Number.NaN;
}
