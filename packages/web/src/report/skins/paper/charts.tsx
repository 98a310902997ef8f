import { shortMoney } from "../../../lib/format/format";
import { type LinearScale, linearScale } from "../../../ui/chart/linear-scale";
import type { Series } from "../../../ui/chart/series";
import { lookOf } from "../../../ui/chart/series-mark";
import { yearTicks } from "../../../ui/chart/ticks";
import { colorOf } from "./loan-key";
import { useWords } from "./words";

type PrintSeries = Pick<Series, "id" | "index" | "of" | "values">;

type Props = {
  measure: string;
  series: readonly PrintSeries[];
  lastYear: number;
  height?: number;
  formatTick?: (value: number) => string;
};

const width = 700;
const margin = { top: 8, right: 12, bottom: 22, left: 52 };

/** The space between two values of the axis, so that they do not touch if a round scale has more of them than requested. */
const tickRoom = 30;

const chartClass = "mt-6 block h-auto w-full text-[11px]";
const lineClass = (value: number) => (value === 0 ? "stroke-line-strong" : "stroke-grid");

/** Lines of several loans over the years, with marks every few years that tell them apart in a gray print. The table has the figures. */
export function PrintLines({ measure, series, lastYear, height = 150, formatTick = shortMoney }: Props) {
  const { print } = useWords();
  const values = series.flatMap((line) => line.values);
  const inner = width - margin.left - margin.right;
  const floor = height - margin.bottom;
  const x = linearScale([0, lastYear], [margin.left, width - margin.right]);
  const rows = Math.floor((floor - margin.top) / tickRoom);
  const y = linearScale([Math.min(0, ...values), Math.max(1, ...values)], [floor, margin.top], rows);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={measure} className={chartClass}>
      {y.ticks(rows).map((tick) => (
        <g key={tick}>
          <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} className={lineClass(tick)} />
          <text x={margin.left - 8} y={y(tick)} dy={4} textAnchor="end" className="fill-fg-3">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {yearTicks(lastYear, inner / 2).map((year) => (
        <text
          key={year}
          x={x(year)}
          y={height - 5}
          textAnchor={year === lastYear ? "end" : "middle"}
          className="fill-fg-3"
        >
          {year === 0 ? print.today : `${print.year} ${year}`}
        </text>
      ))}
      {series.map((line) => (
        <Line key={line.id} line={line} x={x} y={y} />
      ))}
    </svg>
  );
}

function Line({ line, x, y }: { line: PrintSeries; x: LinearScale; y: LinearScale }) {
  const { color, dash, shape } = lookOf(line);
  const points = line.values.map((value, year) => [x(year), y(value)] as const);
  return (
    <g>
      <polyline
        points={points.map((point) => point.join()).join(" ")}
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {points.map(([left, top], year) =>
        year % 5 === 0 || year === points.length - 1 ? (
          <g
            key={left}
            transform={`translate(${left - 5} ${top - 5})`}
            fill={color}
            stroke="#fff"
            strokeWidth={1.5}
            paintOrder="stroke"
          >
            {shape}
          </g>
        ) : null,
      )}
    </g>
  );
}

export type Bars = { label: string; bars: readonly { id: string; index: number; letter: string; value: number }[] };

const chartWidth = 700;
const barHeight = 140;
const barMargin = { top: 18, right: 0, bottom: 38, left: 52 };

/** The size of the figures above bars: as large as fits above all of them. Figures too small to be read are left to the table. */
const size = { most: 11, least: 8.5, perSign: 0.6 };
const mostWidth = 48;
const barFigure = (value: number) =>
  Math.round(value) === 0 ? "$0" : shortMoney(Math.round(value / 1000) * 1000 || value);

/** Groups of bars after so many years, one bar for each loan. */
export function PrintBars({ measure, groups }: { measure: string; groups: readonly Bars[] }) {
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value));
  const y = linearScale(
    [Math.min(0, ...values), Math.max(1, ...values)],
    [barHeight - barMargin.bottom, barMargin.top],
    4,
  );
  const room = (chartWidth - barMargin.left) / groups.length;
  const step = Math.min(mostWidth, ...groups.map(({ bars }) => (room - 10) / bars.length));
  const longest = Math.max(...values.map((value) => barFigure(value).length));
  const fontSize = Math.min(size.most, (step - 3) / (longest * size.perSign));
  return (
    <svg viewBox={`0 0 ${chartWidth} ${barHeight}`} role="img" aria-label={measure} className={chartClass}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={barMargin.left} x2={chartWidth} y1={y(tick)} y2={y(tick)} className={lineClass(tick)} />
          <text x={barMargin.left - 8} y={y(tick)} dy={4} textAnchor="end" className="fill-fg-3">
            {shortMoney(tick)}
          </text>
        </g>
      ))}
      {groups.map((group, at) => (
        <BarGroup
          key={group.label}
          group={group}
          left={barMargin.left + at * room}
          room={room}
          y={y}
          step={step}
          fontSize={fontSize}
        />
      ))}
    </svg>
  );
}

type GroupProps = { group: Bars; left: number; room: number; y: LinearScale; step: number; fontSize: number };

function BarGroup({ group: { label, bars }, left, room, y, step, fontSize }: GroupProps) {
  const start = left + (room - step * bars.length) / 2;
  return (
    <g>
      {bars.map((bar, at) => {
        const x = start + at * step;
        const top = y(Math.max(0, bar.value));
        return (
          <g key={bar.id}>
            <rect
              x={x + 1.5}
              y={top}
              width={step - 3}
              height={Math.max(1, Math.abs(y(0) - y(bar.value)))}
              rx={2}
              fill={colorOf(bar)}
            />
            {fontSize >= size.least && (
              <text
                className="fill-fg font-medium"
                x={x + step / 2}
                y={top - 5}
                textAnchor="middle"
                fontSize={fontSize}
              >
                {barFigure(bar.value)}
              </text>
            )}
            <text className="fill-fg font-medium" x={x + step / 2} y={barHeight - 24} textAnchor="middle">
              {bar.letter}
            </text>
          </g>
        );
      })}
      <text x={left + room / 2} y={barHeight - 6} textAnchor="middle" className="fill-fg-3">
        {label}
      </text>
    </g>
  );
}
