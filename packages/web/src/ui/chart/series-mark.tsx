import type { ReactNode } from "react";
import { loanSeries, loanShapes } from "../loan-mark";
import type { Series } from "./series";

type Look = { color: string; dash: string; shape: ReactNode };

/** The looks of homes' lines, which are not loans and have colors and shapes of their own, each drawn in a box of 10 x 10. */
const homeLooks: readonly Look[] = [
  { color: "var(--home-1)", dash: "none", shape: <path d="M5 .3 9.8 4.6v5H.2v-5z" /> },
  {
    color: "var(--home-2)",
    dash: "7 3",
    shape: (
      <path fillRule="evenodd" d="M5 .3a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4zM5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" />
    ),
  },
  { color: "var(--home-3)", dash: "2 3", shape: <path d="M.3 1h9.4L5 9.5z" /> },
  { color: "var(--home-4)", dash: "9 3 2 3", shape: <path d="M.5.5h9L5.9 5l3.6 4.5h-9L4.1 5z" /> },
  { color: "var(--home-5)", dash: "12 4", shape: <path fillRule="evenodd" d="M.5.5h9v9h-9zM3 3v4h4V3z" /> },
  { color: "var(--home-6)", dash: "4 2 1 2 1 2", shape: <path d="M.5.5 9.5 5l-9 4.5z" /> },
];

const loanLooks: readonly Look[] = loanSeries.map(({ color, dash }, at) => ({ color, dash, shape: loanShapes[at] }));

type Marked = Pick<Series, "index" | "of">;

/** Returns how a line is drawn: color, dash and shape, by its place among those of its kind. */
export function lookOf({ index, of }: Marked): Look {
  const looks = of === "homes" ? homeLooks : loanLooks;
  return looks[index % looks.length]!;
}

/** Draws the mark of a line, as decoration beside its name. */
export function SeriesMark({ line, size = 10 }: { line: Marked; size?: number }) {
  const { color, shape } = lookOf(line);
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 10 10" fill={color} className="shrink-0">
      {shape}
    </svg>
  );
}
