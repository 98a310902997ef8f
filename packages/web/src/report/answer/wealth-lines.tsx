import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import { yearAfterKey } from "../../ui/chart/line-chart";
import { linearScale } from "../../ui/chart/linear-scale";
import { useWidth } from "../../ui/chart/use-width";
import { LoanMark } from "../../ui/loan-mark";
import type { Wealth } from "./crossing";
import { type PlotWords, WealthPlot } from "./wealth-plot";

type Props = {
  words: PlotWords & {
    /** The name of the chart: "What each would own by year". */
    label: string;
    /** How the chart is read with the keyboard. */
    keys: string;
    /** "Year 10". */
    year: (year: number) => string;
  };
  /** From the end of year 1 on. */
  years: readonly Wealth[];
  /** The year of the answer. */
  at: number;
  /** Called with the year to which the dotted line is moved; without it, the chart is only read. */
  onAt?: (year: number) => void;
  write: (value: number) => string;
  writeTick: (value: number) => string;
  /** `paper`: as large as on a client's page. */
  look?: "desk" | "paper";
};

/** The wealth of both sides by year, if everything ended then. The pointer and the keys read any year, and drag the year of the answer. */
export function WealthLines({ words, years, at, onAt, write, writeTick, look = "desk" }: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  const keys = useId();
  const isNarrow = width < 520;
  const height = isNarrow ? 272 : 300;
  const margin = { top: isNarrow ? 18 : 22, right: isNarrow ? 16 : 96, bottom: 26, left: 46 };
  const inner = Math.max(0, width - margin.left - margin.right);
  const x = linearScale([1, years.length], [0, inner]);
  const all = years.flatMap(({ first, second }) => [first, second]);
  const floor = height - margin.top - margin.bottom;
  const y = linearScale([Math.min(0, ...all), Math.max(5, ...all)], [floor, 0], 5);
  const reading = useReading({ years, at, onAt, write, words, yearAt: (left) => x.invert(left - margin.left) });
  const shown = Math.min(years.length, Math.max(1, reading.read ?? at));
  const wealth = years[shown - 1];
  if (!wealth) return null;
  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        className="relative touch-pan-y select-none rounded-sm"
        style={{ height }}
        aria-label={words.label}
        aria-describedby={keys}
        aria-valuemin={1}
        aria-valuemax={years.length}
        aria-valuenow={shown}
        aria-valuetext={reading.textOf(shown)}
        {...reading.handlers}
      >
        {width > 0 && (
          <WealthPlot
            years={years}
            x={x}
            y={y}
            width={width}
            height={height}
            margin={margin}
            isNarrow={isNarrow}
            write={write}
            writeTick={writeTick}
            words={words}
            look={look}
            at={shown}
          />
        )}
        {width > 0 && reading.read !== null && reading.read !== at && (
          <Reading left={margin.left + x(shown)} width={width} title={words.year(shown)}>
            {([wealth.first, wealth.second] as const).map((value, index) => (
              <span key={words.names[index]} className="flex items-center gap-1.5 whitespace-nowrap text-fg-2">
                <LoanMark index={index} label={null} size={8} />
                {words.names[index]}
                <span className="ml-auto pl-3 text-fg">{write(value)}</span>
              </span>
            ))}
          </Reading>
        )}
      </div>
      <span id={keys} className="sr-only">
        {words.keys}
      </span>
    </>
  );
}

type ReadingInput = Pick<Props, "years" | "at" | "onAt" | "write" | "words"> & { yearAt: (left: number) => number };

/** Reads the year under the pointer. If the year can be moved, a drag or a key moves the answer there. */
function useReading({ years, at, onAt, write, words, yearAt }: ReadingInput) {
  const [read, setRead] = useState<number | null>(null);
  const within = (year: number) => Math.min(years.length, Math.max(1, Math.round(year)));
  const under = ({ clientX, currentTarget }: PointerEvent) =>
    within(yearAt(clientX - currentTarget.getBoundingClientRect().left));
  const go = onAt ?? setRead;
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Escape" && read !== null) return setRead(null);
      const year = yearAfterKey(event.key, (onAt ? null : read) ?? at, years.length);
      if (year === null) return;
      event.preventDefault();
      go(within(year));
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "touch") go(under(event));
      else setRead(under(event));
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.buttons === 1 && onAt && event.pointerType !== "touch") onAt(under(event));
      setRead(under(event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType === "touch") go(under(event));
    },
    onPointerLeave: (event: PointerEvent) => event.pointerType !== "touch" && setRead(null),
    onBlur: () => setRead(null),
  };
  const textOf = (year: number) => {
    const wealth = years[year - 1];
    if (!wealth) return words.year(year);
    return `${words.year(year)}: ${words.names[0]} ${write(wealth.first)}, ${words.names[1]} ${write(wealth.second)}`;
  };
  return { read, textOf, handlers };
}

type BoxProps = { left: number; width: number; title: string; children: React.ReactNode };

/** The figures of the year under the pointer, on the side that has room. */
const Reading = ({ left, width, title, children }: BoxProps) => (
  <div
    aria-hidden="true"
    className="num pointer-events-none absolute bottom-9 z-10 rounded-md border border-line bg-surface px-2.5 py-1.5 text-xs shadow-pop"
    style={left > width / 2 ? { right: width - left + 10 } : { left: left + 10 }}
  >
    <b className="mb-0.5 block font-semibold text-fg">{title}</b>
    {children}
  </div>
);
