const threeDecimals = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Works out the even growth a year that leads from one value of an index to another, in percent with 3 decimals. Reports that are kept leave out what this
 * tells (`reports/lean`), so it never changes.
 */
export const growthBetween = (from: number, to: number, years = 1) =>
  threeDecimals(((to / from) ** (1 / years) - 1) * 100);

/** Works out the growth from each year to the next. @param index  one value a year, the oldest first, above nothing */
export const growthOf = (index: readonly number[]): number[] =>
  index.slice(1).map((value, at) => growthBetween(index[at]!, value));

/** Names whose index stands for a county's that has none, in its source. A saved report keeps the source alone. */
export const standInNames = { metro: "of the metro area (", state: "of the state (" } as const;
export type StandIn = keyof typeof standInNames;

/** Tells whose index a source names in place of the county's; undefined where it is the county's own. */
export const standInOf = (source: string): StandIn | undefined =>
  (Object.keys(standInNames) as StandIn[]).find((each) => source.includes(standInNames[each]));
