import { Children, type ReactNode, Suspense } from "react";
import { cx } from "../../../lib/class-names";
import { money, moneyWithCents, shortMoney } from "../../../lib/format/format";
import { lazyWindow } from "../../../lib/loading/lazy-window";
import { type Bar, barChartHeight } from "../../../ui/chart/bars";
import { ChartsInARow } from "../../../ui/chart/use-width";
import { LoanMark } from "../../../ui/loan-mark";
import { Bone } from "../../../ui/page/skeleton";
import { loanBars } from "../../charts/loan-bars";
import type { Column } from "../../columns";
import type { BarRow } from "../../sections";
import { manner } from "./manner";
import { mostOfLoans } from "./side-by-side";

const BarChart = lazyWindow(() => import("../../../ui/chart/bar-chart"));
export const LineChart = lazyWindow(() => import("../../../ui/chart/line-chart"));

/** The legend of the loans' marks. */
export const Legend = ({ columns }: { columns: readonly Column[] }) => (
  <ul className="flex flex-wrap gap-x-4">
    {columns.map((column) => (
      <li key={column.id} className="flex items-center gap-1.5 whitespace-nowrap">
        <LoanMark index={column.index} label={null} />
        {column.head}
      </li>
    ))}
  </ul>
);

/** Charts side by side, or one below the other if there is no room, as wide as the table of the same loans. */
export const Charts = ({ children }: { children: ReactNode }) => (
  <div
    className={cx(
      "grid break-inside-avoid auto-cols-fr grid-flow-col border-line border-t @max-[640px]:grid-flow-row",
      mostOfLoans,
    )}
  >
    <ChartsInARow value={Children.count(children)}>{children}</ChartsInARow>
  </div>
);

/** A chart, whose code is loaded after the figures. Its space is reserved, so that nothing jumps. */
export const ChartFigure = ({
  title,
  untitled = false,
  height = 216,
  className,
  children,
}: {
  title: string;
  /** Whether the title is left out, because the surroundings say it. */
  untitled?: boolean;
  height?: number;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <figure
    className={cx(
      "min-w-0 border-line px-6 pt-3.5 pb-3 not-first:border-l @max-[640px]:not-first:border-t @max-[640px]:not-first:border-l-0 @max-[560px]:px-4",
      className,
    )}
  >
    <figcaption className={untitled ? "sr-only" : "mb-2 font-medium"}>{title}</figcaption>
    <Suspense
      fallback={
        <div style={{ height }}>
          <Bone className="h-full w-full animate-late" />
        </div>
      }
    >
      {children}
    </Suspense>
  </figure>
);

type Bars = { title: string; columns: readonly Column[]; rows: readonly BarRow[]; namesByLoan?: boolean | undefined };

/** Makes the loans' bars as the screen writes them. */
export const barsOf = (drawn: Omit<Bars, "title">) => loanBars({ ...drawn, manner, nameOf: ({ head }) => head });

/** The bars of a section, below its title. */
export function LoanBars(props: Bars) {
  const bars = barsOf(props);
  if (bars.length === 0) return null;
  return (
    <Charts>
      <BarFigure title={props.title} bars={bars} inCents={props.rows.some(isInCents)} untitled />
    </Charts>
  );
}

const isInCents = ({ precision }: BarRow) => precision !== "dollars";

type BarFigureProps = {
  title: string;
  bars: readonly Bar[];
  inCents: boolean;
  untitled?: boolean;
  className?: string | undefined;
};

export const BarFigure = ({ title, bars, inCents, ...look }: BarFigureProps) => (
  <ChartFigure title={title} height={barChartHeight(bars.length) + 24} {...look}>
    <BarChart
      measure={title}
      bars={bars}
      format={(value) => (inCents ? moneyWithCents(value) : money(value))}
      formatTick={shortMoney}
    />
  </ChartFigure>
);
