/** One loan's line: a value for each year from 0. A line may end early; then it keeps its last value. */
export type Series = {
  id: string;
  name: string;
  /** The loan's place in the report, 0 the first: it decides colour, shape and dash. */
  index: number;
  values: readonly number[];
};

/** The value at a year, the last one after the line's end. */
export const valueAt = (line: Series, year: number): number => line.values[Math.min(year, line.values.length - 1)] ?? 0;

/** The corners of a line. A stepped one stays at a value until the next year begins. */
export const pointsOf = ({ values }: Series, stepped: boolean): [year: number, value: number][] =>
  values.flatMap((value, year): [number, number][] =>
    stepped && year > 0
      ? [
          [year, values[year - 1]!],
          [year, value],
        ]
      : [[year, value]],
  );

/** "Year" before a number, "yr" after the last one. */
export type AxisUnit = {
  name: string;
  short: string;
  /** "Balance by year": what the chart is called. */
  by: (measure: string) => string;
  /** How it is read by the keyboard. */
  keys: string;
};
