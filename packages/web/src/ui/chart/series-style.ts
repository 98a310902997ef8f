/**
 * How a loan looks wherever it is drawn, by its place in the report: colour AND shape AND dash, so no one of them
 * carries the meaning alone. Colours are tokens; shapes are paths in a 10 x 10 box, the same as the loan's mark.
 */
export type SeriesStyle = { color: string; dash: string | undefined; shape: string };

const styles: readonly SeriesStyle[] = [
  { color: "var(--chart-1)", dash: undefined, shape: "M9.5 5A4.5 4.5 0 1 1 .5 5a4.5 4.5 0 0 1 9 0z" },
  { color: "var(--chart-2)", dash: "7 3", shape: "M1 1h8v8H1z" },
  { color: "var(--chart-3)", dash: "2 3", shape: "M5 .5 9.7 9H.3z" },
  { color: "var(--chart-4)", dash: "9 3 2 3", shape: "M5 0l5 5-5 5-5-5z" },
  { color: "var(--chart-5)", dash: "14 4", shape: "M3.5 0h3v3.5H10v3H6.5V10h-3V6.500H0v-3h3.500z" },
  { color: "var(--chart-6)", dash: "9 3 2 3 2 3", shape: "M.3 1h9.4L5 9.500z" },
];

/** @param place  the loan's place in the report, from 1; a seventh looks like the first again */
export const seriesStyle = (place: number): SeriesStyle => styles[(place - 1) % styles.length]!;
