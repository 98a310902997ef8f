import { scaleLinear } from "@visx/scale";
import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import { yearAfterKey } from "./keys";
import { margin, Plot } from "./plot";
import { Reading } from "./reading";
import { type Series, valueAt } from "./series";
import { useWidth } from "./use-width";

type Props = {
  /** What the lines measure: "Balance". */
  measure: string;
  series: readonly Series[];
  lastYear: number;
  /** The year the markers stand at. */
  at: number;
  onAt: (year: number) => void;
  /** A value in words for a reading: "$361,665". */
  format: (value: number) => string;
  /** A value in short for the axis: "$400k". */
  formatTick: (value: number) => string;
  height?: number;
};

/**
 * Lines of several loans over the years. The pointer reads any year and a press moves the markers there; on the
 * keyboard it is a slider over the years, whose figures are spoken as they change.
 */
export default function LineChart({ measure, series, lastYear, at, onAt, format, formatTick, height = 216 }: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [hovered, setHovered] = useState<number | null>(null);
  const [spoken, setSpoken] = useState("");
  const instructions = useId();
  const inner = Math.max(0, width - margin.left - margin.right);
  const x = scaleLinear<number>({ domain: [0, lastYear], range: [0, inner] });
  const highest = Math.max(1, ...series.flatMap((line) => line.values));
  const y = scaleLinear<number>({
    domain: [0, highest],
    range: [height - margin.top - margin.bottom, 0],
    nice: 5,
  });

  const yearUnder = (event: PointerEvent<HTMLDivElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left - margin.left;
    return Math.min(lastYear, Math.max(0, Math.round(x.invert(left))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const year = yearAfterKey(event.key, at, lastYear);
    if (year === null) return;
    event.preventDefault();
    onAt(year);
    setSpoken(sentence(series, year, format));
  };

  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        className="relative touch-pan-y select-none rounded-sm"
        style={{ height }}
        aria-label={`${measure} by year`}
        aria-describedby={instructions}
        aria-valuemin={0}
        aria-valuemax={lastYear}
        aria-valuenow={at}
        aria-valuetext={`Year ${at}`}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          const year = yearUnder(event);
          setHovered(year);
          if (event.buttons === 1) onAt(year);
        }}
        onPointerDown={(event) => onAt(yearUnder(event))}
        onPointerLeave={() => setHovered(null)}
      >
        {width > 0 && <Plot {...{ series, lastYear, x, y, width, height, formatTick }} at={hovered ?? at} />}
        {width > 0 && hovered !== null && (
          <Reading {...{ series, format }} year={hovered} left={margin.left + (x(hovered) ?? 0)} width={width} />
        )}
      </div>
      <span id={instructions} className="sr-only">
        Arrow keys read the years.
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </>
  );
}

/** The year itself is the slider's value and already spoken; these are the figures at it. */
function sentence(series: readonly Series[], year: number, format: (value: number) => string): string {
  return series.map((line) => `${line.name} ${format(valueAt(line, year))}`).join(", ");
}
