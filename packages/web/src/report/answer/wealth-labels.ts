/** Where the words on the drawing of two lines stand, so that none hides a figure. Places are pixels within the axes. */
import { textWidth } from "../../ui/chart/lay-labels";
import type { Side } from "./side";

export type Anchor = "start" | "middle" | "end";
export type Said = { x: number; y: number; anchor: Anchor; text: string };

const sides = ["first", "second"] as const;
/** The height of a row of text above its line, and the air around it. */
const [ascent, air] = [11, 3];

const leftOf = ({ x, anchor, text }: Said) =>
  anchor === "start" ? x : x - textWidth(text) / (anchor === "end" ? 1 : 2);

/** Tells whether two texts touch. */
export const meet = (one: Said, other: Said): boolean =>
  leftOf(one) < leftOf(other) + textWidth(other.text) + air &&
  leftOf(other) < leftOf(one) + textWidth(one.text) + air &&
  Math.abs(one.y - other.y) < ascent + air;

/** A mark on a line, as what no text may touch. */
export const markAt = (x: number, y: number): Said => ({ x, y: y + ascent / 2, anchor: "middle", text: "—" });

/** Both values at the chosen year: the higher left of its line and above it, the lower right of it and below; where there is no room, the other way around. */
export function valuesAt(
  x: number,
  tops: Readonly<Record<Side, number>>,
  texts: Readonly<Record<Side, string>>,
  inner: number,
): Record<Side, Said> {
  const upper: Side = tops.first <= tops.second ? "first" : "second";
  const of = (side: Side): Said => {
    const width = textWidth(texts[side]) + 10;
    const isUp = side === upper;
    const toLeft = isUp ? x > width : x > inner - width;
    return {
      x: x + (toLeft ? -8 : 8),
      y: tops[side] + (isUp ? -8 : 18),
      anchor: toLeft ? "end" : "start",
      text: texts[side],
    };
  };
  return { first: of(sides[0]), second: of(sides[1]) };
}

/** What the crossing says, above it or below it, as near as none of the other texts stands. */
export function crossingAt(
  crossing: { x: number; y: number },
  text: string,
  others: readonly Said[],
  { inner, floor, isNarrow }: { inner: number; floor: number; isNarrow: boolean },
): Said {
  const half = textWidth(text) / 2;
  const x = Math.max(Math.min(half, inner / 2), Math.min(inner - half, crossing.x));
  const at = (by: number): Said => ({ x, y: crossing.y + by, anchor: "middle", text });
  const above = [at(-44), at(-64), at(-84)];
  const below = [at(Math.min(40, floor - 6 - crossing.y)), at(60), at(80)].filter(({ y }) => y - crossing.y >= 18);
  const wanted = isNarrow || crossing.y < 70 ? [...below, ...above] : [...above, ...below];
  const inside = wanted.filter(({ y }) => y >= ascent && y <= floor - 6);
  return inside.find((said) => others.every((other) => !meet(said, other))) ?? inside[0] ?? at(-44);
}
