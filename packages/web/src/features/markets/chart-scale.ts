/** Where prices and times stand on the chart of a coupon. */
import type { Row } from "./figures";

/** The grid is drawn each so many 32nds: the finest of these that leaves at most eight lines. */
const steps = [4, 8, 16, 32, 64];
const MOST_LINES = 8;
const LEAST_STEPS = 3;

export type PriceAxis = { low: number; high: number; lines: readonly number[] };

/** The axis of prices, in whole steps of 32nds around all that is drawn. */
export function priceAxis(prices: readonly number[]): PriceAxis {
  const [least, most] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [100, 100];
  const step = (steps.find((ticks) => ((most - least) * 32) / ticks <= MOST_LINES - 2) ?? steps.at(-1)!) / 32;
  let from = Math.floor(least / step);
  let to = Math.ceil(most / step);
  while (to - from < LEAST_STEPS) {
    if (most / step - from < to - least / step) from -= 1;
    else to += 1;
  }
  const lines = Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step);
  return { low: from * step, high: to * step, lines };
}

/** One stretch of the course: a point a minute, broken where no price is known. */
export type ChartPoint = { minute: number; price: number };

export const pointsOf = (line: Row["line"]): ChartPoint[] =>
  line.flatMap((price, minute) => (price === null ? [] : [{ minute, price }]));

/** The point at a minute, or the nearest before it; the first where there is none before. */
export function pointAt(points: readonly ChartPoint[], minute: number): ChartPoint | undefined {
  return points.findLast((point) => point.minute <= minute) ?? points[0];
}

/** The height of a label, and of its line of text with the space below. */
const LABEL = 10;
const LINE = LABEL + 4;
/** The space that keeps a label off its own line: above it, where the letters hang down, and below. */
const ABOVE = 6;
const BELOW = 4;

/**
 * The tops of the labels of horizontal lines: each above its line, or below one at the upper edge. Where lines are too near each other for that, half of
 * their labels stand above them all and the others below, so that no line crosses a label.
 */
export function labelTops(lines: readonly number[], floor: number): number[] {
  const order = lines.map((_, at) => at).sort((one, other) => lines[one]! - lines[other]!);
  const groups: number[][] = [];
  for (const at of order) {
    const group = groups.at(-1);
    // At the upper edge all labels of a group stand below it.
    const below = group && lines[group[0]!]! < LABEL + ABOVE ? BELOW + group.length * LINE : 2;
    if (group && lines[at]! - lines[group.at(-1)!]! < below + LABEL + ABOVE) group.push(at);
    else groups.push([at]);
  }
  const tops: number[] = [];
  for (const group of groups) {
    const [first, last] = [lines[group[0]!]!, lines[group.at(-1)!]!];
    const room = Math.max(0, Math.floor((floor - last - BELOW) / LINE));
    const most = Math.max(0, Math.floor((first - ABOVE - LABEL) / LINE) + 1);
    const above = Math.min(most, Math.max(Math.ceil(group.length / 2), group.length - room));
    for (const [place, at] of group.entries())
      tops[at] =
        place < above ? first - LABEL - ABOVE - (above - 1 - place) * LINE : last + BELOW + (place - above) * LINE;
  }
  return spread(tops, LINE, floor - LINE);
}

/** The height at which a label's letters stand, below its top. */
export const labelFoot = LABEL;

/** Moves what would stand on each other apart, in the order of their places, without leaving the room from 0 to `floor`. */
export function spread(places: readonly number[], gap: number, floor: number): number[] {
  const order = places.map((_, at) => at).sort((one, other) => places[one]! - places[other]!);
  const moved = [...places];
  let least = 0;
  for (const at of order) {
    moved[at] = Math.max(places[at]!, least);
    least = moved[at] + gap;
  }
  let most = floor;
  for (const at of order.toReversed()) {
    moved[at] = Math.min(moved[at]!, most);
    most = moved[at] - gap;
  }
  return moved;
}
