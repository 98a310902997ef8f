import { scaleLinear } from "@visx/scale";
import { useId } from "react";
import { margin, Plot } from "./plot";
import { Reading } from "./reading";
import type { AxisUnit, Series } from "./series";
import { useReading } from "./use-reading";
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
  /** What a step of the axis is; years when it is not said. */
  unit?: AxisUnit;
  /** A value holds until the next one: a rate, not a balance. */
  stepped?: boolean;
};

const year: AxisUnit = { name: "Year", short: "yr" };

/**
 * Lines of several loans over the years. The pointer reads any year and a press moves the markers there; on the
 * keyboard it is a slider over the years, whose figures are spoken as they change.
 */
export default function LineChart({ measure, height = 216, formatTick, unit = year, stepped = false, ...read }: Props) {
  const { series, lastYear, at, format } = read;
  const [box, width] = useWidth<HTMLDivElement>();
  const instructions = useId();
  const x = scaleLinear<number>({
    domain: [0, lastYear],
    range: [0, Math.max(0, width - margin.left - margin.right)],
  });
  const values = series.flatMap((line) => line.values);
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [height - margin.top - margin.bottom, 0],
    nice: 5,
  });
  const { hovered, spoken, handlers } = useReading({ ...read, yearAt: (left) => x.invert(left - margin.left) });
  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        className="relative touch-pan-y select-none rounded-sm"
        style={{ height }}
        aria-label={`${measure} by ${unit.name.toLowerCase()}`}
        aria-describedby={instructions}
        aria-valuemin={0}
        aria-valuemax={lastYear}
        aria-valuenow={at}
        aria-valuetext={`${unit.name} ${at}`}
        {...handlers}
      >
        {width > 0 && (
          <Plot {...{ series, lastYear, x, y, width, height, formatTick, unit, stepped }} at={hovered ?? at} />
        )}
        {width > 0 && hovered !== null && (
          <Reading {...{ series, format, width, unit }} year={hovered} left={margin.left + (x(hovered) ?? 0)} />
        )}
      </div>
      <span id={instructions} className="sr-only">
        Arrow keys read the {unit.name.toLowerCase()}s.
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken}
      </span>
    </>
  );
}
