import { shortMoney } from "../../../lib/format/format";
import { type LinearScale, linearScale } from "../../../ui/chart/linear-scale";
import { yearTicks } from "../../../ui/chart/ticks";
import { loanSeries, loanShapes } from "../../../ui/loan-mark";
import { useWords } from "./words";

type PrintSeries = { id: string; index: number; values: readonly number[] };

type Props = {
  measure: string;
  series: readonly PrintSeries[];
  lastYear: number;
  height?: number;
  formatTick?: (value: number) => string;
};

const width = 700;
const margin = { top: 8, right: 12, bottom: 22, left: 52 };

/** Lines of several loans over the years, with a mark every few years so that a gray print tells them apart. The table has the figures. */
export function PrintLines({ measure, series, lastYear, height = 216, formatTick = shortMoney }: Props) {
  const { print } = useWords();
  const values = series.flatMap((line) => line.values);
  const inner = width - margin.left - margin.right;
  const floor = height - margin.bottom;
  const x = linearScale([0, lastYear], [margin.left, width - margin.right]);
  const y = linearScale([Math.min(0, ...values), Math.max(1, ...values)], [floor, margin.top], 5);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={measure}>
      {y.ticks(5).map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? "axis" : "grid"}
          />
          <text x={margin.left - 8} y={y(tick)} dy={4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {yearTicks(lastYear, inner / 2).map((year) => (
        <text key={year} x={x(year)} y={height - 5} textAnchor={year === lastYear ? "end" : "middle"}>
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
  const { color, dash } = loanSeries[line.index % loanSeries.length]!;
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
            {loanShapes[line.index % loanShapes.length]}
          </g>
        ) : null,
      )}
    </g>
  );
}
