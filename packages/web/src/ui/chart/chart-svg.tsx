import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";

type Props = { width: number; height: number; className?: string; children: ReactNode };

/** The drawing of a chart, whose figures are told beside it. On paper it is as wide as its place, however wide the screen was. */
export const ChartSvg = ({ width, height, className, children }: Props) => (
  <svg
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    aria-hidden="true"
    className={cx("block font-medium print:h-auto print:w-full", className)}
  >
    {children}
  </svg>
);
