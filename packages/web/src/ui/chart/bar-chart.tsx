import { scaleLinear } from "@visx/scale";
import { type KeyboardEvent, useId, useState } from "react";
import { BarPlot, barRow, margin } from "./bar-plot";
import { type Bar, partNames, segmentAfterKey, segmentsOf, shades } from "./bars";
import { useWidth } from "./use-width";

type Props = {
  /** What the bars measure: "Monthly payment". */
  measure: string;
  bars: readonly Bar[];
  /** A value in words for a reading: "$2,966.27". */
  format: (value: number) => string;
  /** A value in short for the axis: "$3k". */
  formatTick: (value: number) => string;
};

/** How high a chart of so many bars is, pixels. */
const barChartHeight = (count: number) => count * barRow + margin.top + margin.bottom;

/**
 * A bar for each loan, made of its parts. The pointer reads a part; on the keyboard it is a slider over the parts: right
 * and left along a bar, up and down between loans.
 */
export default function BarChart({ measure, bars, format, formatTick }: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [read, setRead] = useState({ at: 0, shown: false });
  const instructions = useId();
  const segments = segmentsOf(bars);
  const at = Math.min(read.at, Math.max(0, segments.length - 1));
  const current = segments[at];
  const x = scaleLinear<number>({
    domain: [Math.min(0, ...segments.map(({ from }) => from)), Math.max(1, ...segments.map(({ to }) => to))],
    range: [0, Math.max(0, width - margin.left - margin.right)],
    nice: 5,
  });
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
        className="relative select-none rounded-sm"
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
            {...{ bars, segments, x, width, formatTick }}
            at={read.shown ? at : null}
            onRead={(next) => setRead({ at: next, shown: true })}
          />
        )}
        {read.shown && words && (
          <div
            aria-hidden="true"
            className="num pointer-events-none absolute top-0 right-2 z-10 rounded-md border border-line bg-surface px-2.5 py-1.5 text-fg text-xs shadow-pop"
          >
            {words}
          </div>
        )}
      </div>
      <span id={instructions} className="sr-only">
        Right and left read the parts of a loan, up and down the loans.
      </span>
      <Legend names={partNames(bars)} />
    </>
  );
}

const Legend = ({ names }: { names: readonly string[] }) => (
  <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-fg-2 text-xs">
    {names.map((name, i) => (
      <li key={name} className="flex items-center gap-1.5">
        <svg width={10} height={10} aria-hidden="true">
          <rect
            x={0.5}
            y={0.5}
            width={9}
            height={9}
            fill="var(--fg-2)"
            fillOpacity={shades[i % shades.length]}
            stroke="var(--fg-2)"
          />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
