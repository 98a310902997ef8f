/** One loan's line, or one home's: a value for each year from 0. A line may end early; then it keeps its last value. */
export type Series = {
  id: string;
  name: string;
  /** Its place among the loans of the report, or among the lines of homes, from 0. It decides color, shape and dash. */
  index: number;
  of?: "homes";
  values: readonly number[];
};

/** Returns the value at a year; after the line's end it is the last one. */
export const valueAt = (line: Series, year: number): number => line.values[Math.min(year, line.values.length - 1)] ?? 0;

/** Returns the corners of a line. A stepped line stays at a value until the next year begins. */
export const pointsOf = ({ values }: Series, stepped: boolean): [year: number, value: number][] =>
  values.flatMap((value, year): [number, number][] =>
    stepped && year > 0
      ? [
          [year, values[year - 1]!],
          [year, value],
        ]
      : [[year, value]],
  );

/** The words of the axis: "Year" before a number, "yr" after the last one. */
export type AxisUnit = {
  name: string;
  short: string;
  /** Names the chart: "Balance by year". */
  by: (measure: string) => string;
  /** How it is read with the keyboard. */
  keys: string;
};
