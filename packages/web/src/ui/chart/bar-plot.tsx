import { AxisBottom, type TickRendererProps } from "@visx/axis";
import { GridColumns } from "@visx/grid";
import { Group } from "@visx/group";
import type { scaleLinear } from "@visx/scale";
import { Bar as Rect } from "@visx/shape";
import { loanSeries, loanShapes } from "../loan-mark";
import type { Bar, Segment } from "./bars";

/** Room for the loans' names at the left and the amounts below. */
export const margin = { top: 4, right: 24, bottom: 22, left: 64 };
/** Pixels from one bar to the next. */
export const barRow = 34;
const thickness = 20;

type Props = {
  bars: readonly Bar[];
  segments: readonly Segment[];
  x: ReturnType<typeof scaleLinear<number>>;
  width: number;
  formatTick: (value: number) => string;
  /** The part that is read; null while none is. */
  at: number | null;
  onRead: (at: number) => void;
};

const look = ({ index }: Bar) => loanSeries[index % loanSeries.length]!;

/** The drawing alone; what it says is said by the slider around it and by the table beside it. */
export function BarPlot({ bars, segments, x, width, formatTick, at, onRead }: Props) {
  const floor = bars.length * barRow;
  const inner = Math.max(0, width - margin.left - margin.right);
  return (
    <svg
      width={width}
      height={floor + margin.top + margin.bottom}
      aria-hidden="true"
      className="num block overflow-visible font-medium"
    >
      <Group left={margin.left} top={margin.top}>
        <GridColumns scale={x} height={floor} numTicks={ticks(inner)} stroke="var(--grid)" />
        <AxisBottom
          top={floor}
          scale={x}
          numTicks={ticks(inner)}
          tickFormat={(value) => formatTick(Number(value))}
          tickComponent={AmountTick}
          hideAxisLine
          hideTicks
        />
        {bars.map((bar, row) => (
          <Group key={bar.id} left={-margin.left} top={row * barRow + (barRow - thickness) / 2}>
            <g transform="translate(0 5)" fill={look(bar).color}>
              {loanShapes[bar.index % loanShapes.length]}
            </g>
            <text x={16} y={14} fontSize={11} fill="var(--fg-2)">
              {bar.name}
            </text>
          </Group>
        ))}
        {segments.map(({ bar, part, from, to, shade }, i) => (
          <Rect
            key={`${bar.id} ${part.name}`}
            x={x(from)}
            y={bars.indexOf(bar) * barRow + (barRow - thickness) / 2}
            width={Math.max(1, (x(to) ?? 0) - (x(from) ?? 0))}
            height={thickness}
            fill={look(bar).color}
            fillOpacity={shade}
            stroke={i === at ? "var(--fg)" : look(bar).color}
            strokeWidth={i === at ? 2 : 1}
            onPointerEnter={() => onRead(i)}
            onPointerDown={() => onRead(i)}
          />
        ))}
        <line x1={x(0)} x2={x(0)} y1={0} y2={floor} stroke="var(--line-strong)" />
      </Group>
    </svg>
  );
}

const ticks = (width: number) => Math.max(2, Math.min(6, Math.floor(width / 80)));

const AmountTick = ({ x, formattedValue }: TickRendererProps) => (
  <text x={x} y={17} fontSize={11} fill="var(--fg-3)" textAnchor="middle">
    {formattedValue}
  </text>
);
