/** A line of a fall: an amount that is added or taken off, or what it all comes to. */
export type FallLine = { amount: number; isTotal?: boolean };

/** Where a bar begins and ends, as shares of the picture's width. */
type FallSpan = { from: number; to: number };

/**
 * Lays the bars of a fall: each begins where the one before it ended, and a total stands on nothing.
 * @param groups  each falls for itself, and all are drawn to one scale
 */
export function fallSpans(groups: readonly (readonly FallLine[])[]): FallSpan[][] {
  const courses = groups.map((lines) => {
    let reached = 0;
    return lines.map(({ amount, isTotal }) => {
      const from = isTotal ? 0 : reached;
      reached = from + amount;
      return [from, reached] as const;
    });
  });
  const ends = courses.flat(2);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const length = most - least || 1;
  const share = (value: number) => (value - least) / length;
  return courses.map((course) =>
    course.map(([from, to]) => ({ from: share(Math.min(from, to)), to: share(Math.max(from, to)) })),
  );
}
