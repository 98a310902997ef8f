import { ChartSvg } from "./chart-svg";
import type { LinearScale } from "./linear-scale";
import { type AxisUnit, pointsOf, type Series, valueAt } from "./series";
import { lookOf } from "./series-mark";
import { yearTicks } from "./ticks";

/** The margins, for the amounts at the left and the years below. */
export const margin = { top: 8, right: 8, bottom: 22, left: 46 };

type Props = {
  series: readonly Series[];
  lastYear: number;
  x: LinearScale;
  y: LinearScale;
  width: number;
  height: number;
  at: number;
  formatTick: (value: number) => string;
  unit: AxisUnit;
  stepped: boolean;
};

/** The drawing of the lines. It holds no words: the slider around it and the table beside it say what it shows. */
export function Plot({ series, lastYear, x, y, width, height, at, formatTick, unit, stepped }: Props) {
  const inner = width - margin.left - margin.right;
  const floor = height - margin.top - margin.bottom;
  return (
    <ChartSvg width={width} height={height} className="num">
      <g transform={`translate(${margin.left} ${margin.top})`}>
        {y.ticks(5).map((value) => (
          <g key={value}>
            <line x2={inner} y1={y(value)} y2={y(value)} stroke="var(--grid)" shapeRendering="crispEdges" />
            <text {...axisText} x={-6} y={y(value)} dy={4} textAnchor="end">
              {formatTick(value)}
            </text>
          </g>
        ))}
        <g transform={`translate(0 ${floor})`}>
          {yearTicks(lastYear, inner).map((year) => (
            <YearTick key={year} x={x(year)} text={year === lastYear ? `${lastYear} ${unit.short}` : String(year)} />
          ))}
          <line x1={0.5} x2={inner + 0.5} y1={0} y2={0} stroke="var(--line-strong)" shapeRendering="crispEdges" />
        </g>
        {y.domain[0] < 0 && <line x1={0} x2={inner} y1={y(0)} y2={y(0)} stroke="var(--line-strong)" />}
        <line x1={x(at)} x2={x(at)} y1={0} y2={floor} stroke="var(--line-strong)" strokeDasharray="2 3" />
        {series.map((line) => (
          <path
            key={line.id}
            data-line={line.id}
            d={pointsOf(line, stepped)
              .map(([year, value], at) => `${at === 0 ? "M" : "L"}${x(year)},${y(value)}`)
              .join("")}
            fill="none"
            stroke={lookOf(line).color}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeDasharray={lookOf(line).dash}
          />
        ))}
        {series.map((line) => (
          <g
            key={line.id}
            transform={`translate(${x(at) - 5} ${y(valueAt(line, at)) - 5})`}
            fill={lookOf(line).color}
            stroke="var(--surface)"
            strokeWidth={1.5}
            paintOrder="stroke"
          >
            {lookOf(line).shape}
          </g>
        ))}
      </g>
    </ChartSvg>
  );
}

const axisText = { fill: "var(--fg-3)", fontSize: 11 };

function YearTick({ x, text }: { x: number; text: string }) {
  // The last label is wider than its column: it ends where the axis ends.
  const isLast = text.includes(" ");
  return (
    <text {...axisText} x={x} y={17} textAnchor={isLast ? "end" : "middle"} dx={isLast ? 6 : 0}>
      {text}
    </text>
  );
}
