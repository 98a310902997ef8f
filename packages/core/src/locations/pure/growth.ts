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
