/** What each side would own at the end of a year. */
export type Wealth = { first: number; second: number };

export type Crossing = { year: number; value: number };

/** Finds where two yearly lines first cross, from year 1 on; null if one is always ahead. */
export function crossingOf(years: readonly Wealth[]): Crossing | null {
  for (let at = 1; at < years.length; at++) {
    const [before, now] = [years[at - 1]!, years[at]!];
    const [gapBefore, gap] = [before.first - before.second, now.first - now.second];
    if (gapBefore >= 0 === gap >= 0) continue;
    const part = gapBefore / (gapBefore - gap);
    return { year: at + part, value: before.first + (now.first - before.first) * part };
  }
  return null;
}

type Corner = readonly [year: number, value: number];
type Tint = { ahead: "first" | "second"; corners: readonly Corner[] };

/** Returns the areas between both lines, each in the color of the side that is ahead in it. */
export function tintsOf(years: readonly Wealth[]): Tint[] {
  const tints: Tint[] = [];
  let [upper, lower]: [Corner[], Corner[]] = [[], []];
  const close = (ahead: boolean) => {
    if (upper.length > 0) tints.push({ ahead: ahead ? "first" : "second", corners: [...upper, ...lower.reverse()] });
  };
  years.forEach(({ first, second }, at) => {
    const isAhead = first >= second;
    const before = years[at - 1];
    if (before && before.first >= before.second !== isAhead) {
      const { year, value } = crossingOf([before, { first, second }])!;
      const met: Corner = [at + year - 1, value];
      upper.push(met);
      close(!isAhead);
      [upper, lower] = [[met], []];
    }
    upper.push([at + 1, first]);
    lower.push([at + 1, second]);
    if (at === years.length - 1) close(isAhead);
  });
  return tints;
}
