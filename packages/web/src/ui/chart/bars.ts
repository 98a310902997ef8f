/** One loan's bar: amounts side by side, those below nothing at the left of it. */
export type Bar = { id: string; name: string; index: number; parts: readonly Part[] };
export type Part = { name: string; value: number };

/** A part where it is drawn: from and to on the axis of amounts. */
export type Segment = { bar: Bar; part: Part; from: number; to: number; shade: number };

/** Says how strongly a part is filled with its loan's color: each next part of the legend is paler. */
export const shades = [1, 0.72, 0.5, 0.34, 0.22, 0.12] as const;

/** Lists the names of the parts that any bar has, in the order in which they first come. */
export const partNames = (bars: readonly Bar[]): string[] => {
  const all = [...new Set(bars.flatMap(({ parts }) => parts.map(({ name }) => name)))];
  return all.filter((name) => bars.some(({ parts }) => parts.some((part) => part.name === name && part.value !== 0)));
};

/** Places each part after the one before it, bar by bar. A part of nothing takes no room and is left out. */
export function segmentsOf(bars: readonly Bar[]): Segment[] {
  const names = partNames(bars);
  return bars.flatMap((bar) => {
    let [right, left] = [0, 0];
    return bar.parts.flatMap((part): Segment[] => {
      if (part.value === 0) return [];
      const shade = shades[names.indexOf(part.name) % shades.length]!;
      const from = part.value > 0 ? right : left;
      const to = from + part.value;
      if (part.value > 0) right = to;
      else left = to;
      return [{ bar, part, from: Math.min(from, to), to: Math.max(from, to), shade }];
    });
  });
}

/** Says where a key moves the reading: along a bar, or to the nearest part of the bar above or below. */
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
