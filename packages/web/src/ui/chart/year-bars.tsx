import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import { ChartSvg } from "./chart-svg";
import { yearAfterKey } from "./line-chart";
import { linearScale } from "./linear-scale";
import { margin } from "./plot";
import { yearTicks } from "./ticks";
import { useWidth } from "./use-width";

/** One kind of amount in each year, from year 1 on. */
type YearPart = { name: string; color: string; values: readonly number[] };

type Props = {
  /** What the bars measure: "Principal and interest". */
  measure: string;
  parts: readonly YearPart[];
  format: (value: number) => string;
  formatTick: (value: number) => string;
  height: number;
};

/** A bar for each year, with its parts stacked. The pointer reads any year. On the keyboard it is a slider over the years. */
export default function YearBars({ measure, parts, format, formatTick, height }: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [read, setRead] = useState({ year: 1, shown: false });
  const instructions = useId();
  const last = Math.max(1, ...parts.map(({ values }) => values.length));
  const year = Math.min(read.year, last);
  const inner = Math.max(0, width - margin.left - margin.right);
  const words = parts.map(({ name, values }) => `${name} ${format(values[year - 1] ?? 0)}`).join(", ");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = yearAfterKey(event.key, year, last);
    if (next === null) return;
    event.preventDefault();
    setRead({ year: Math.max(1, next), shown: true });
  };
  const onPointer = (event: PointerEvent) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - margin.left;
    setRead({ year: Math.min(last, Math.max(1, Math.ceil((left / Math.max(1, inner)) * last))), shown: true });
  };
  const hide = () => setRead({ year, shown: false });
  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        className="relative touch-pan-y select-none rounded-sm print:h-auto!"
        style={{ height }}
        aria-label={`${measure} by year`}
        aria-describedby={instructions}
        aria-valuemin={1}
        aria-valuemax={last}
        aria-valuenow={year}
        aria-valuetext={`Year ${year}: ${words}`}
        onKeyDown={onKeyDown}
        onBlur={hide}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={hide}
      >
        {width > 0 && (
          <Bars
            parts={parts}
            last={last}
            width={width}
            height={height}
            formatTick={formatTick}
            at={read.shown ? year : null}
          />
        )}
        {read.shown && (
          <div
            aria-hidden="true"
            className="num pointer-events-none absolute right-0 bottom-full z-10 mb-0.5 whitespace-nowrap rounded-md border border-line bg-surface px-2.5 py-1.5 text-xs shadow-pop"
          >
            <b className="font-semibold">Year {year}</b> {words}
          </div>
        )}
      </div>
      <span id={instructions} className="sr-only">
        Use the arrow keys to read the years.
      </span>
    </>
  );
}

type BarsProps = Pick<Props, "parts" | "height" | "formatTick"> & {
  last: number;
  width: number;
  /** The year under the pointer or the slider; null if there is none. */
  at: number | null;
};

/** The drawing of the bars. It holds no words: the slider around it and the table below say what it shows. */
function Bars({ parts, last, width, height, formatTick, at }: BarsProps) {
  const inner = Math.max(0, width - margin.left - margin.right);
  const floor = height - margin.top - margin.bottom;
  const years = Array.from({ length: last }, (_, place) => parts.map(({ values }) => Math.max(0, values[place] ?? 0)));
  const y = linearScale(
    [0, Math.max(4, ...years.map((each) => each.reduce((sum, value) => sum + value, 0)))],
    [floor, 0],
    4,
  );
  const step = inner / last;
  const thickness = Math.max(1, step - Math.min(4, step * 0.25));
  return (
    <ChartSvg width={width} height={height} className="num">
      <g transform={`translate(${margin.left} ${margin.top})`}>
        {y.ticks(4).map((value) => (
          <g key={value}>
            <line x2={inner} y1={y(value)} y2={y(value)} stroke="var(--grid)" shapeRendering="crispEdges" />
            <text x={-6} y={y(value)} dy={4} textAnchor="end" fill="var(--fg-3)" fontSize={11}>
              {formatTick(value)}
            </text>
          </g>
        ))}
        {years.map((values, place) => {
          let below = 0;
          return values.map((value, part) => {
            const from = below;
            below += value;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: years and parts stand in their order
                key={`${place} ${part}`}
                x={place * step + (step - thickness) / 2}
                y={y(below)}
                width={thickness}
                height={Math.max(0, y(from) - y(below))}
                fill={parts[part]!.color}
                opacity={at === null || at === place + 1 ? 1 : 0.55}
              />
            );
          });
        })}
        <line x2={inner} y1={floor} y2={floor} stroke="var(--line-strong)" shapeRendering="crispEdges" />
        {yearTicks(last, inner)
          .filter((year) => year > 0)
          .map((year) => (
            <text
              key={year}
              x={year === last ? inner : (year - 0.5) * step}
              y={floor + 17}
              textAnchor={year === last ? "end" : "middle"}
              fill="var(--fg-3)"
              fontSize={11}
            >
              {year === last ? `${last} yr` : year}
            </text>
          ))}
      </g>
    </ChartSvg>
  );
}
