import { type KeyboardEvent, useId, useState } from "react";
import { cx } from "../../lib/class-names";
import { loanSeries, loanShapes } from "../loan-mark";
import {
  type Bar,
  barChartHeight,
  barRow,
  fittingText,
  legendOf,
  barMargin as margin,
  type Part,
  type Segment,
  segmentAfterKey,
  segmentsOf,
  totalOf,
} from "./bars";
import { ChartSvg } from "./chart-svg";
import { type LinearScale, linearScale } from "./linear-scale";
import { useWidth } from "./use-width";

type Props = {
  /** What the bars measure: "Monthly payment". */
  measure: string;
  bars: readonly Bar[];
  /** Writes a value in full: "$2,966.27". */
  format: (value: number) => string;
  /** Writes a value for the axis: "$3k". */
  formatTick: (value: number) => string;
};

/** A bar for each loan, made of its parts. The pointer reads a part. On the keyboard it is a slider over the parts: right and left along a bar, up and down between loans. */
export default function BarChart({ measure, bars, format, formatTick }: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [read, setRead] = useState({ at: 0, shown: false });
  const instructions = useId();
  const segments = segmentsOf(bars);
  const at = Math.min(read.at, Math.max(0, segments.length - 1));
  const current = segments[at];
  const x = linearScale(
    [Math.min(0, ...segments.map(({ from }) => from)), Math.max(5, ...segments.map(({ to }) => to))],
    [0, Math.max(0, width - margin.left - margin.right)],
    5,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = segmentAfterKey(event.key, at, segments);
    if (next === null) return;
    event.preventDefault();
    setRead({ at: next, shown: true });
  };
  const words = current && `${current.bar.name}, ${current.part.name}: ${format(current.part.value)}`;
  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        className="relative select-none rounded-sm print:h-auto!"
        style={{ height: barChartHeight(bars.length) }}
        aria-label={`${measure} by part`}
        aria-describedby={instructions}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, segments.length - 1)}
        aria-valuenow={at}
        aria-valuetext={words ?? "Nothing"}
        onKeyDown={onKeyDown}
        onBlur={() => setRead({ at, shown: false })}
        onPointerLeave={() => setRead({ at, shown: false })}
      >
        {width > 0 && (
          <BarPlot
            bars={bars}
            segments={segments}
            x={x}
            width={width}
            format={format}
            formatTick={formatTick}
            at={read.shown ? at : null}
            onRead={(next) => setRead({ at: next, shown: true })}
          />
        )}
        {read.shown && words && (
          <div
            aria-hidden="true"
            className="num pointer-events-none absolute right-0 bottom-full z-10 mb-0.5 rounded-md border border-line bg-surface px-2.5 py-1.5 text-fg text-xs shadow-pop"
          >
            {words}
          </div>
        )}
      </div>
      <span id={instructions} className="sr-only">
        Use the left and right arrow keys to read the parts of a loan, up and down to read the loans.
      </span>
      <Legend parts={legendOf(bars)} />
    </>
  );
}

const Legend = ({ parts }: { parts: readonly Pick<Part, "name" | "color">[] }) => (
  <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-fg-2 text-xs">
    {parts.map(({ name, color }) => (
      <li key={name} className="flex items-center gap-1.5">
        <svg width={10} height={10} aria-hidden="true" className="overflow-visible">
          <rect width={10} height={10} rx={1} fill={color} className="forced-colors:stroke-[CanvasText]" />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

const thickness = 20;
/** Pixels between neighboring parts, whose colors may look alike to some eyes. */
const gap = 2;

type BarPlotProps = {
  bars: readonly Bar[];
  segments: readonly Segment[];
  x: LinearScale;
  width: number;
  format: (value: number) => string;
  formatTick: (value: number) => string;
  /** The part under the pointer or the slider; null if there is none. */
  at: number | null;
  onRead: (at: number) => void;
};

const look = ({ index }: Bar) => loanSeries[index % loanSeries.length]!;

/** The drawing of the bars. It holds no words: the slider around it and the table beside it say what it shows. */
function BarPlot({ bars, segments, x, width, format, formatTick, at, onRead }: BarPlotProps) {
  const floor = bars.length * barRow;
  const height = floor + margin.top + margin.bottom;
  const inner = Math.max(0, width - margin.left - margin.right);
  const topOf = ({ bar }: Segment) => bars.indexOf(bar) * barRow + (barRow - thickness) / 2;
  const drawnWidth = ({ from, to }: Segment) => Math.max(1, x(to) - x(from) - gap);
  return (
    <ChartSvg width={width} height={height} className="num overflow-visible">
      <g transform={`translate(${margin.left} ${margin.top})`}>
        {x.ticks(ticks(inner)).map((value) => (
          <g key={value}>
            <line x1={x(value)} x2={x(value)} y2={floor} stroke="var(--grid)" shapeRendering="crispEdges" />
            <text x={x(value)} y={floor + 17} fontSize={11} fill="var(--fg-3)" textAnchor="middle">
              {formatTick(value)}
            </text>
          </g>
        ))}
        {bars.map((bar, row) => (
          <g key={bar.id} transform={`translate(${-margin.left} ${row * barRow + (barRow - thickness) / 2})`}>
            <g transform="translate(0 5)" fill={look(bar).color}>
              {loanShapes[bar.index % loanShapes.length]}
            </g>
            <text x={16} y={14} fontSize={11} fill="var(--fg-2)">
              {bar.name}
            </text>
          </g>
        ))}
        {segments.map((segment, i) => (
          <rect
            key={`${segment.bar.id} ${segment.part.name}`}
            x={x(segment.from) + gap / 2}
            y={topOf(segment)}
            width={drawnWidth(segment)}
            height={thickness}
            fill={segment.part.color}
            stroke="var(--fg)"
            strokeWidth={i === at ? 2 : 0}
            className={cx("forced-colors:stroke-[CanvasText]", i !== at && "forced-colors:stroke-1")}
            onPointerEnter={() => onRead(i)}
            onPointerDown={() => onRead(i)}
          />
        ))}
        {segments.map((segment) => (
          <text
            key={`${segment.bar.id} ${segment.part.name}`}
            x={(x(segment.from) + x(segment.to)) / 2}
            y={topOf(segment) + 14}
            fontSize={11}
            fill="var(--on-accent)"
            textAnchor="middle"
            pointerEvents="none"
          >
            {fittingText(drawnWidth(segment), [format(segment.part.value), formatTick(segment.part.value)])}
          </text>
        ))}
        {bars.map((bar, row) => (
          <text
            key={bar.id}
            x={Math.max(x(0), ...segments.filter((segment) => segment.bar === bar).map(({ to }) => x(to))) + 6}
            y={row * barRow + (barRow - thickness) / 2 + 14}
            fontSize={11}
            fontWeight={600}
            fill="var(--fg)"
          >
            {format(totalOf(bar))}
          </text>
        ))}
        <line x1={x(0)} x2={x(0)} y1={0} y2={floor} stroke="var(--line-strong)" />
      </g>
    </ChartSvg>
  );
}

const ticks = (width: number) => Math.max(2, Math.min(6, Math.floor(width / 80)));
