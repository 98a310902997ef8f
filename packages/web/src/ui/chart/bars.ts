/** One loan's bar: amounts side by side, negative ones at the left. */
export type Bar = { id: string; name: string; index: number; parts: readonly Part[] };
/** A part, whose color stands for its purpose on every bar. */
export type Part = { name: string; value: number; color: string };

/** A part as it is drawn: from and to on the axis of amounts. */
export type Segment = { bar: Bar; part: Part; from: number; to: number };

/** The margins, for the loans' names at the left, the bars' totals at the right and the amounts below. */
export const barMargin = { top: 4, right: 78, bottom: 22, left: 64 };
/** Pixels from one bar to the next. */
export const barRow = 30;
/** Returns the height in pixels of a chart of so many bars. */
export const barChartHeight = (count: number) => count * barRow + barMargin.top + barMargin.bottom;

/** Returns the total of a bar's parts, to the cent. */
export const totalOf = ({ parts }: Bar) => Math.round(parts.reduce((sum, { value }) => sum + value * 100, 0)) / 100;

/** Lists the parts that any bar has, with their colors, in their order on the bars, so that the legend reads like the bars. */
export function legendOf(bars: readonly Bar[]): Pick<Part, "name" | "color">[] {
  const listed: Pick<Part, "name" | "color">[] = [];
  const placeOf = (part: Part | undefined) => listed.findIndex(({ name }) => name === part?.name);
  for (const { parts } of bars) {
    const drawn = parts.filter(({ value }) => value !== 0);
    for (const [at, part] of drawn.entries())
      if (placeOf(part) < 0) listed.splice(placeOf(drawn[at - 1]) + 1, 0, { name: part.name, color: part.color });
  }
  return listed;
}

/** The width of a character of a figure on a bar at 11 px, and the space left around the figure. */
const [perSign, around] = [6.6, 8];

/** Returns the first wording that fits in so many pixels; empty if none does. */
export const fittingText = (width: number, wordings: readonly string[]): string | null =>
  wordings.find((each) => each.length * perSign + around <= width) ?? null;

/** Places each part after the one before it, bar by bar. A part of zero is left out. */
export function segmentsOf(bars: readonly Bar[]): Segment[] {
  return bars.flatMap((bar) => {
    let [right, left] = [0, 0];
    return bar.parts.flatMap((part): Segment[] => {
      if (part.value === 0) return [];
      const from = part.value > 0 ? right : left;
      const to = from + part.value;
      if (part.value > 0) right = to;
      else left = to;
      return [{ bar, part, from: Math.min(from, to), to: Math.max(from, to) }];
    });
  });
}

/** Returns where a key moves the reading: along a bar, or to the nearest part of the bar above or below. */
export function segmentAfterKey(key: string, at: number, segments: readonly Segment[]): number | null {
  const last = segments.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "ArrowRight") return Math.min(last, at + 1);
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  const here = segments[at];
  if (!here) return null;
  const ids = [...new Set(segments.map(({ bar }) => bar.id))];
  const next = ids[ids.indexOf(here.bar.id) + (key === "ArrowDown" ? 1 : -1)];
  if (next === undefined) return at;
  const same = segments.findIndex(({ bar, part }) => bar.id === next && part.name === here.part.name);
  return same >= 0 ? same : segments.findIndex(({ bar }) => bar.id === next);
}
