import { AxisBottom, AxisLeft, type TickRendererProps } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { Group } from "@visx/group";
import type { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { loanSeries, loanShapes } from "../loan-mark";
import { type AxisUnit, pointsOf, type Series, valueAt } from "./series";
import { yearTicks } from "./ticks";

/** Room for the money at the left and the years below. */
export const margin = { top: 8, right: 8, bottom: 22, left: 46 };

type Scale = ReturnType<typeof scaleLinear<number>>;
type Props = {
  series: readonly Series[];
  lastYear: number;
  x: Scale;
  y: Scale;
  width: number;
  height: number;
  at: number;
  formatTick: (value: number) => string;
  unit: AxisUnit;
  stepped: boolean;
};

/** The drawing alone; what it says is said by the slider around it and by the table beside it. */
export function Plot({ series, lastYear, x, y, width, height, at, formatTick, unit, stepped }: Props) {
  const inner = width - margin.left - margin.right;
  const floor = height - margin.top - margin.bottom;
  return (
    <svg width={width} height={height} aria-hidden="true" className="num block font-medium">
      <Group left={margin.left} top={margin.top}>
        <GridRows scale={y} width={inner} numTicks={5} stroke="var(--grid)" />
        <AxisLeft
          scale={y}
          numTicks={5}
          tickFormat={(value) => formatTick(Number(value))}
          tickComponent={MoneyTick}
          hideAxisLine
          hideTicks
        />
        <AxisBottom
          top={floor}
          scale={x}
          tickValues={yearTicks(lastYear, inner)}
          tickFormat={(value) => (Number(value) === lastYear ? `${lastYear} ${unit.short}` : String(value))}
          tickComponent={YearTick}
          stroke="var(--line-strong)"
          hideTicks
        />
        {(y.domain()[0] ?? 0) < 0 && <line x1={0} x2={inner} y1={y(0)} y2={y(0)} stroke="var(--line-strong)" />}
        <line x1={x(at)} x2={x(at)} y1={0} y2={floor} stroke="var(--line-strong)" strokeDasharray="2 3" />
        {series.map((line) => (
          <LinePath
            key={line.id}
            data={pointsOf(line, stepped)}
            x={([year]) => x(year) ?? 0}
            y={([, value]) => y(value) ?? 0}
            stroke={look(line).color}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeDasharray={look(line).dash}
          />
        ))}
        {series.map((line) => (
          <g
            key={line.id}
            transform={`translate(${(x(at) ?? 0) - 5} ${(y(valueAt(line, at)) ?? 0) - 5})`}
            fill={look(line).color}
            stroke="var(--surface)"
            strokeWidth={1.5}
            paintOrder="stroke"
          >
            {loanShapes[line.index % loanShapes.length]}
          </g>
        ))}
      </Group>
    </svg>
  );
}

const look = (line: Series) => loanSeries[line.index % loanSeries.length]!;

const tick = { fill: "var(--fg-3)", fontSize: 11 };

function MoneyTick({ x, y, formattedValue }: TickRendererProps) {
  return (
    <text {...tick} x={x} y={y} dx={2} dy={4} textAnchor="end">
      {formattedValue}
    </text>
  );
}

function YearTick({ x, formattedValue }: TickRendererProps) {
  // The last label is wider than its column: it ends where the axis ends.
  const last = formattedValue?.includes(" ");
  return (
    <text {...tick} x={x} y={17} textAnchor={last ? "end" : "middle"} dx={last ? 6 : 0}>
      {formattedValue}
    </text>
  );
}
