/** The label of a point: its size, and the side of the point that it prefers. */
export type Label = {
  x: number;
  y: number;
  width: number;
  height: number;
  side?: "right" | "left" | "middle";
  /** How far a mark reaches from the point: by default that of a loan, 0 without a mark. */
  mark?: number;
};

/** The place of a label, by its upper left corner. */
type Place = { left: number; top: number };
export type Bounds = { left: number; right: number; top: number; bottom: number };

/** The distance between a label and its point, and between two labels. */
const pointGap = 10;
const labelGap = 3;
/** How far the mark of a loan reaches from its point. */
const usualMark = 6;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

function beside({ x, width, side = "right" }: Label, { left, right }: Bounds): number {
  if (side === "middle") return clamp(x - width / 2, left, right - width);
  const wanted = side === "right" ? x + pointGap : x - pointGap - width;
  const fits = wanted >= left && wanted + width <= right;
  return clamp(fits ? wanted : side === "right" ? x - width : x, left, right - width);
}

/** Places a label level with its point; if there is no room beside the point, above it. */
const level = ({ x, y, width, height, mark = usualMark }: Label, left: number): number =>
  left > x || left + width < x ? y - height / 2 : y - height - mark;

const meet = (one: Label, at: Place, other: Label, there: Place): boolean =>
  at.left < there.left + other.width + labelGap &&
  there.left < at.left + one.width + labelGap &&
  at.top < there.top + other.height &&
  there.top < at.top + one.height;

const covers = ({ width, height }: Label, { left, top }: Place, { x, y, mark = usualMark }: Label): boolean =>
  left < x + mark && x - mark < left + width && top < y + mark && y - mark < top + height;

/** Places labels one below the other in the order of their points, each as near to its own as possible, so that none overlap if the bounds hold them all. */
function stackLabels(labels: readonly Label[], lefts: readonly number[], { top, bottom }: Bounds): Place[] {
  const order = labels.map((_, at) => at).sort((one, other) => labels[one]!.y - labels[other]!.y);
  const places: Place[] = [];
  let next = top;
  let below = order.reduce((sum, at) => sum + labels[at]!.height, 0);
  for (const at of order) {
    const label = labels[at]!;
    const wanted = clamp(level(label, lefts[at]!), next, bottom - below);
    places[at] = { left: lefts[at]!, top: wanted };
    next = wanted + label.height;
    below -= label.height;
  }
  return places;
}

/** The corners of a drawn line, on which no label should lie. */
export type Line = readonly { x: number; y: number }[];
/** The distance between the points by which a line counts as covered, and between the heights at which a label is tried. */
const grain = 6;
/** The cost, in pixels of distance, of covering one such point of a line, of covering another's point, and of standing on another side than preferred. */
const worth = { line: 24, point: 10_000, side: 30 };

function along(line: Line): { x: number; y: number }[] {
  return line.slice(1).flatMap((to, at) => {
    const from = line[at]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / grain));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

const inside = ({ width, height }: Label, { left, top }: Place, { x, y }: { x: number; y: number }): boolean =>
  left - 2 < x && x < left + width + 2 && top < y && y < top + height;

/** Lists the places of a label: beside its point first, and, if lines are drawn, also on its other sides and farther away. */
function candidates(label: Label, labels: readonly Label[], placed: readonly Place[], bounds: Bounds, isFree: boolean) {
  const wanted = beside(label, bounds);
  const sides = isFree
    ? (["right", "left", "middle"] as const).map((side) => beside({ ...label, side }, bounds))
    : [wanted];
  const near = isFree ? Array.from({ length: 25 }, (_, at) => label.y - label.height / 2 + (at - 12) * grain) : [];
  return [...new Set([wanted, ...sides])].flatMap((left) =>
    [
      clamp(level(label, left), bounds.top, bounds.bottom - label.height),
      ...placed.flatMap(({ top }, other) => [top - label.height, top + labels[other]!.height]),
      ...labels.flatMap(({ y, mark = usualMark }) => [y - mark - label.height, y + mark]),
      ...near,
    ]
      .filter((top) => top >= bounds.top && top + label.height <= bounds.bottom)
      .map((top) => ({ left, top, isAside: left !== wanted })),
  );
}

/**
 * Gives every label a place: level with its point and beside it, else as near above or below as no other label is, within the bounds. It covers no point
 * if another place is free, and no line if a place nearby is free. No two labels overlap as long as the bounds are high enough to hold all of them one
 * below the other.
 */
export function layLabels(labels: readonly Label[], bounds: Bounds, lines: readonly Line[] = []): Place[] {
  const drawn = lines.flatMap(along);
  const places: Place[] = [];
  for (const label of labels) {
    let best: (Place & { cost: number }) | null = null;
    for (const { left, top, isAside } of candidates(label, labels, places, bounds, drawn.length > 0)) {
      const place = { left, top };
      let cost = Math.abs(top + label.height / 2 - label.y) + (isAside ? worth.side : 0);
      // Most places are farther away than one that was found already, so that the lines need not be examined.
      if (best && cost >= best.cost) continue;
      if (places.some((there, other) => meet(label, place, labels[other]!, there))) continue;
      if (labels.some((other) => covers(label, place, other))) cost += worth.point;
      cost += worth.line * drawn.filter((point) => inside(label, place, point)).length;
      if (!best || cost < best.cost) best = { left, top, cost };
    }
    if (!best) {
      return stackLabels(
        labels,
        labels.map((each) => beside(each, bounds)),
        bounds,
      );
    }
    places.push({ left: best.left, top: best.top });
  }
  return places;
}

/** Estimates the width of a text, rather too wide, so that the browser need not lay it out first. */
export const textWidth = (text: string, size = 11): number =>
  [...text].reduce(
    (sum, letter) =>
      sum + (/[ .,:;ilj1'|\u00ed]/.test(letter) ? 0.36 : /[MWmw%\u2192\u2014]/.test(letter) ? 0.98 : 0.64),
    0,
  ) * size;
