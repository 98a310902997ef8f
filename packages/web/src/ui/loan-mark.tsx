import type { ReactNode } from "react";
import { cx } from "../lib/class-names";

/** The looks of loans, in the order of the chart series. A loan is known by its shape (and dash, on charts) as well as its color. */
export const loanSeries = [
  { color: "var(--chart-1)", text: "text-chart-1", dash: "none" },
  { color: "var(--chart-2)", text: "text-chart-2", dash: "7 3" },
  { color: "var(--chart-3)", text: "text-chart-3", dash: "2 3" },
  { color: "var(--chart-4)", text: "text-chart-4", dash: "9 3 2 3" },
  { color: "var(--chart-5)", text: "text-chart-5", dash: "12 4" },
  { color: "var(--chart-6)", text: "text-chart-6", dash: "4 2 1 2 1 2" },
  // Only today's mortgage comes seventh, beside six loans.
  { color: "var(--fg-2)", text: "text-fg-2", dash: "1 4" },
] as const;

/** The shapes of the loans, each drawn in a box of 10 x 10: circle, square, triangle, diamond, hexagon, cross, X. */
export const loanShapes: readonly ReactNode[] = [
  <circle key="circle" cx="5" cy="5" r="4.5" />,
  <rect key="square" x="1" y="1" width="8" height="8" rx="1" />,
  <path key="triangle" d="M5 .5 9.7 9H.3z" />,
  <path key="diamond" d="m5 0 5 5-5 5-5-5z" />,
  <path key="hexagon" d="M2.6.8h4.8L9.8 5 7.4 9.2H2.6L.2 5z" />,
  <path key="cross" d="M3.5.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z" />,
  <path key="x" d="M1.5.2 5 3.7 8.5.2l1.3 1.3L6.3 5l3.5 3.5-1.3 1.3L5 6.3 1.5 9.8.2 8.5 3.7 5 .2 1.5z" />,
];

/** Draws the mark of the loan at this place (0 is the first). With a `label` of null the mark is hidden from screen readers, beside the loan's name. */
export function LoanMark({
  index,
  label,
  size = 10,
  className,
}: {
  index: number;
  label: string | null;
  size?: number;
  className?: string;
}) {
  const place = index % loanSeries.length;
  const meaning = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or decoration beside its name
    <svg
      {...meaning}
      width={size}
      height={size}
      viewBox="0 0 10 10"
      fill="currentColor"
      className={cx("inline-block shrink-0", loanSeries[place]!.text, className)}
    >
      {loanShapes[place]}
    </svg>
  );
}
