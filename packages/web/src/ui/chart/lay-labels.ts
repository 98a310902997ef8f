/** A label that belongs to a point: how much room it needs, and on which side of the point it stands where there is room on both. */
export type Label = { x: number; y: number; width: number; height: number; side?: "right" | "left" | "middle" };

/** Where a label stands, by its upper left corner. */
type Place = { left: number; top: number };
export type Bounds = { left: number; right: number; top: number; bottom: number };

/** The distance between a label and its point, and between two labels. */
const away = 10;
const apart = 3;
/** How far a mark reaches from its point. */
const mark = 6;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

function beside({ x, width, side = "right" }: Label, { left, right }: Bounds): number {
  if (side === "middle") return clamp(x - width / 2, left, right - width);
  const wanted = side === "right" ? x + away : x - away - width;
  const fits = wanted >= left && wanted + width <= right;
  return clamp(fits ? wanted : side === "right" ? x - width : x, left, right - width);
}

/** A label beside its point stands level with it; one that has no room there stands above it. */
const level = ({ x, y, width, height }: Label, left: number): number =>
  left > x || left + width < x ? y - height / 2 : y - height - mark;

const meet = (one: Label, at: Place, other: Label, there: Place): boolean =>
  at.left < there.left + other.width + apart &&
  there.left < at.left + one.width + apart &&
  at.top < there.top + other.height &&
  there.top < at.top + one.height;

const covers = ({ width, height }: Label, { left, top }: Place, { x, y }: Label): boolean =>
  left < x + mark && x - mark < left + width && top < y + mark && y - mark < top + height;

/** One below the other in the order of their points, each as near to its own as that allows: so they never meet where the bounds hold them all. */
function stacked(labels: readonly Label[], lefts: readonly number[], { top, bottom }: Bounds): Place[] {
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

/**
 * Gives every label a place of its own: level with its point and beside it, else as near above or below as no other label stands, within the bounds.
 * It covers no point where another place is free. No two of them meet as long as the bounds are high enough to hold all of them one below the other.
 */
export function layLabels(labels: readonly Label[], bounds: Bounds): Place[] {
  const lefts = labels.map((label) => beside(label, bounds));
  const places: Place[] = [];
  for (const [at, label] of labels.entries()) {
    const left = lefts[at]!;
    const wanted = clamp(level(label, left), bounds.top, bounds.bottom - label.height);
    const tops = [
      wanted,
      ...places.flatMap(({ top }, other) => [top - label.height, top + labels[other]!.height]),
      ...labels.flatMap(({ y }) => [y - mark - label.height, y + mark]),
    ].filter((top) => top >= bounds.top && top + label.height <= bounds.bottom);
    const far = (top: number) => Math.abs(top + label.height / 2 - label.y);
    const nearest = tops
      .filter((top) => places.every((there, other) => !meet(label, { left, top }, labels[other]!, there)))
      .sort((one, other) => far(one) - far(other));
    const free = nearest.find((top) => labels.every((other) => !covers(label, { left, top }, other))) ?? nearest[0];
    if (free === undefined) return stacked(labels, lefts, bounds);
    places.push({ left, top: free });
  }
  return places;
}

/** The width of a text, about, and rather too wide: no browser has to lay it out first. */
export const textWidth = (text: string, size = 11): number =>
  [...text].reduce(
    (sum, letter) =>
      sum + (/[ .,:;ilj1'|\u00ed]/.test(letter) ? 0.36 : /[MWmw%\u2192\u2014]/.test(letter) ? 0.98 : 0.64),
    0,
  ) * size;
