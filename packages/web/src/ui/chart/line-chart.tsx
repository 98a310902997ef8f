import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import { linearScale } from "./linear-scale";
import { margin, Plot } from "./plot";
import { type AxisUnit, type Series, valueAt } from "./series";
import { SeriesMark } from "./series-mark";
import { useWidth } from "./use-width";

type Props = {
  /** What the lines measure: "Balance". */
  measure: string;
  series: readonly Series[];
  lastYear: number;
  /** The year of the markers. */
  at: number;
  onAt: (year: number) => void;
  /** Writes a value in full: "$361,665". */
  format: (value: number) => string;
  /** Writes a value for the axis: "$400k". */
  formatTick: (value: number) => string;
  height?: number;
  /** The unit of the axis, by default years. */
  unit?: AxisUnit;
  /** Whether each value holds until the next one, as a rate does and a balance does not. */
  stepped?: boolean;
};

const year: AxisUnit = {
  name: "Year",
  short: "yr",
  by: (measure) => `${measure} by year`,
  keys: "Use the arrow keys to read the years.",
};

/** Lines of several loans over the years. The pointer reads any year, and a press moves the markers there. On the keyboard it is a slider over the years, whose figures are spoken as they change. */
export default function LineChart({ measure, height = 216, formatTick, unit = year, stepped = false, ...read }: Props) {
  const { series, lastYear, at, format } = read;
  const [box, width] = useWidth<HTMLDivElement>();
  const instructions = useId();
  const x = linearScale([0, lastYear], [0, Math.max(0, width - margin.left - margin.right)]);
  const values = series.flatMap((line) => line.values);
  const floor = height - margin.top - margin.bottom;
  const y = linearScale([Math.min(0, ...values), Math.max(5, ...values)], [floor, 0], 5);
  const { hovered, spoken, handlers } = useReading({ ...read, yearAt: (left) => x.invert(left - margin.left) });
  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        className="relative touch-pan-y select-none rounded-sm print:h-auto!"
        style={{ height }}
        aria-label={unit.by(measure)}
        aria-describedby={instructions}
        aria-valuemin={0}
        aria-valuemax={lastYear}
        aria-valuenow={at}
        aria-valuetext={`${unit.name} ${at}`}
        {...handlers}
      >
        {width > 0 && (
          <Plot
            series={series}
            lastYear={lastYear}
            x={x}
            y={y}
            width={width}
            height={height}
            formatTick={formatTick}
            unit={unit}
            stepped={stepped}
            at={hovered ?? at}
          />
        )}
        {width > 0 && hovered !== null && (
          <Reading
            series={series}
            format={format}
            width={width}
            unit={unit}
            year={hovered}
            left={margin.left + x(hovered)}
          />
        )}
      </div>
      <span id={instructions} className="sr-only">
        {unit.keys}
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </>
  );
}

type ReadingInput = {
  series: readonly Series[];
  lastYear: number;
  at: number;
  onAt: (year: number) => void;
  format: (value: number) => string;
  /** Returns the year at so many pixels from the chart's left edge. */
  yearAt: (left: number) => number;
};

/** Reads a chart: the pointer reads any year and a press keeps it; keys move the year and speak its figures. */
function useReading({ series, lastYear, at, onAt, format, yearAt }: ReadingInput) {
  const [hovered, setHovered] = useState<number | null>(null);
  const [spoken, setSpoken] = useState("");
  const yearUnder = (event: PointerEvent) => {
    const year = Math.round(yearAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
    return Math.min(lastYear, Math.max(0, year));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const year = yearAfterKey(event.key, at, lastYear);
    if (year === null) return;
    event.preventDefault();
    onAt(year);
    // The year itself is the slider's value and is already spoken.
    setSpoken(series.map((line) => `${line.name} ${format(valueAt(line, year))}`).join(", "));
  };
  const onPointerMove = (event: PointerEvent) => {
    setHovered(yearUnder(event));
    if (event.buttons === 1) onAt(yearUnder(event));
  };
  const onPointerDown = (event: PointerEvent) => onAt(yearUnder(event));
  const onPointerLeave = () => setHovered(null);
  return { hovered, spoken, handlers: { onKeyDown, onPointerMove, onPointerDown, onPointerLeave } };
}

/** Years that one press of a page key moves. */
const yearsPerPageKey = 5;

/** Returns where a key moves the reading of a chart, like a slider. @returns the year, held between 0 and `last`; null if the key means nothing here */
export function yearAfterKey(key: string, at: number, last: number): number | null {
  const to: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + yearsPerPageKey,
    PageDown: at - yearsPerPageKey,
    Home: 0,
    End: last,
  };
  const year = to[key];
  return year === undefined ? null : Math.min(last, Math.max(0, year));
}

type ReadingProps = {
  series: readonly Series[];
  year: number;
  /** The place of the year, in pixels from the chart's left edge. */
  left: number;
  width: number;
  format: (value: number) => string;
  unit: AxisUnit;
};

/** Shows the figures under the pointer, beside the year on the side that has room. */
function Reading({ series, year, left, width, format, unit }: ReadingProps) {
  const side = left > width / 2 ? { right: width - left + 10 } : { left: left + 10 };
  return (
    <div
      className="num pointer-events-none absolute top-2 z-10 rounded-md border border-line bg-surface px-2.5 py-1.5 text-xs shadow-pop"
      style={side}
    >
      <b className="mb-0.5 block font-semibold text-fg">
        {unit.name} {year}
      </b>
      {series.map((line) => (
        <span key={line.id} className="flex items-center gap-1.5 whitespace-nowrap text-fg-2">
          <SeriesMark line={line} size={8} />
          {line.name}
          <span className="ml-auto pl-3 text-fg">{format(valueAt(line, year))}</span>
        </span>
      ))}
    </div>
  );
}
