import type { CSSProperties, ReactNode } from "react";
import { cx } from "../../lib/class-names";

export const share = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/** Widens the column of a list's figures for its longest one, which the others align with. Amounts of seven digits fit without it. */
export const roomFor = (figures: readonly string[]) =>
  ({ "--figure": `max(104px, ${Math.max(0, ...figures.map(({ length }) => length))}ch)` }) as CSSProperties;

type Props = { label: ReactNode; figure: ReactNode; isTotal?: boolean; isPair?: boolean; children?: ReactNode };

/** A label, a bar and its figure. The figures of a list are aligned at the right. On a phone the bar is below, and so is a figure that has no room beside its label. */
export const BarRow = ({ label, figure, isTotal = false, isPair = false, children }: Props) => (
  <div
    className={cx(
      "grid grid-cols-[var(--bar-label,192px)_minmax(0,1fr)_var(--figure,104px)] items-center gap-x-3 phone:flex phone:flex-wrap phone:justify-end phone:gap-y-1 phone:py-1.5",
      isPair ? "min-h-6 phone:py-0.5" : "min-h-7 border-line border-t first:border-t-0 touch:min-h-11",
      isTotal && "border-line-strong! font-semibold",
    )}
  >
    <span className={cx("min-w-0 phone:min-w-auto phone:grow phone:basis-0", isTotal ? "text-fg" : "text-fg-2")}>
      {label}
    </span>
    <span aria-hidden="true" className="relative h-3.5 phone:order-last phone:h-2 phone:w-full">
      {children}
    </span>
    <span className="num min-w-(--least-figure,auto) whitespace-nowrap text-right">{figure}</span>
  </div>
);

type BarProps = { from: number; to: number; color: string; isSquare?: boolean };

/** A bar over a share of its row's width. A small amount other than zero is still visible. */
export const Bar = ({ from, to, color, isSquare }: BarProps) => (
  <i
    className={cx("absolute inset-y-0 min-w-px", !isSquare && "rounded-[2px]")}
    style={{ left: share(from), width: share(to - from), background: color }}
  />
);
