import type { ClientSection } from "@highway/core/reports/pure/sections";
import { moneyWithCents } from "../../../lib/format/format";
import { type Bar, legendOf, segmentsOf, totalOf } from "../../../ui/chart/bars";
import { linearScale } from "../../../ui/chart/linear-scale";
import { loanBars } from "../../charts/loan-bars";
import type { Column } from "../../columns";
import { cashParts } from "../../rows/cash";
import { monthlyParts } from "../../rows/monthly";
import { mannerOf, useWords } from "./words";

type Props = { columns: readonly Column[]; sections: readonly ClientSection[] };

/** The parts of the monthly cost and of the closing cost, as two charts side by side, of the sections that are shown. Today's payments are in the first. */
export function PartsCharts({ columns, sections }: Props) {
  const words = useWords();
  const { figures } = words.loan;
  const drawn = { columns, manner: mannerOf(words), nameOf: ({ letter }: Column) => letter };
  const charts = [
    {
      of: "monthly" as const,
      title: figures.totalPayment,
      bars: loanBars({ ...drawn, rows: Object.values(monthlyParts) }),
    },
    {
      of: "cash" as const,
      title: figures.cashToClose,
      bars: loanBars({
        ...drawn,
        columns: columns.filter(({ isOwed }) => !isOwed),
        rows: Object.values(cashParts),
        namesByLoan: true,
      }),
    },
  ].filter(({ of, bars }) => sections.includes(of) && bars.length > 0);
  if (charts.length === 0) return null;
  return (
    <div className="mt-12 grid auto-cols-fr grid-flow-col gap-20">
      {charts.map(({ of, title, bars }) => (
        <div key={of} className="break-inside-avoid">
          <p className="font-semibold text-h3">{title}</p>
          <PartsChart measure={title} bars={bars} />
        </div>
      ))}
    </div>
  );
}

const width = 340;
const barRow = 22;
const margin = { left: 20, right: 76 };
/** The width of a character beside a bar: of its name, which is a letter or "Today", or of its total. */
const signWidth = 6.5;

type ChartProps = { measure: string; bars: readonly Bar[] };

function PartsChart({ measure, bars }: ChartProps) {
  const segments = segmentsOf(bars);
  const [least, most] = [
    Math.min(0, ...segments.map(({ from }) => from)),
    Math.max(1, ...segments.map(({ to }) => to)),
  ];
  const left = Math.max(margin.left, 8 + signWidth * Math.max(...bars.map(({ name }) => name.length)));
  const longest = Math.max(...bars.map((bar) => moneyWithCents(totalOf(bar)).length));
  const right = Math.max(margin.right, 8 + signWidth * longest);
  const x = linearScale([least, most], [left, width - right]);
  const height = bars.length * barRow;
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={measure}
        className="mt-5 block h-auto w-full text-[11px]"
      >
        {bars.map((bar, at) => {
          const own = segments.filter((segment) => segment.bar === bar);
          return (
            <g key={bar.id} transform={`translate(0 ${at * barRow})`}>
              <text x={0} y={15} className="fill-fg font-semibold">
                {bar.name}
              </text>
              {own.map(({ part, from, to }) => (
                <rect
                  key={part.name}
                  x={x(from)}
                  y={3}
                  width={Math.max(0, x(to) - x(from))}
                  height={barRow - 7}
                  fill={part.color}
                  stroke="#fff"
                  strokeWidth={0.75}
                />
              ))}
              <text x={x(Math.max(0, ...own.map(({ to }) => to))) + 6} y={15} className="fill-fg font-medium">
                {moneyWithCents(totalOf(bar))}
              </text>
            </g>
          );
        })}
        <line x1={x(0)} x2={x(0)} y1={0} y2={height} className="stroke-line-strong" />
      </svg>
      <ul className="mt-5 flex flex-wrap gap-x-9 gap-y-2 text-fg-2 text-xs">
        {legendOf(bars).map(({ name, color }) => (
          <li key={name} className="flex items-center gap-3">
            <svg width={7} height={7} aria-hidden="true">
              <rect width={7} height={7} fill={color} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
