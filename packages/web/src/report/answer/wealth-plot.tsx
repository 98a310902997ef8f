import { type LineLabel, LineLabels } from "../../ui/chart/line-labels";
import type { LinearScale } from "../../ui/chart/linear-scale";
import { loanSeries, loanShapes } from "../../ui/loan-mark";
import { crossingOf, tintsOf, type Wealth } from "./crossing";
import { colorOf, inkOf, placeOf, type Side } from "./side";

export type PlotWords = {
  /** The names of both sides: "Buying", "Renting". */
  names: readonly [first: string, second: string];
  /** Says which side is ahead in a year, and by how much: "Year 10: buying ahead by $84,263". */
  at: (year: number) => string;
  /** The label of the crossing: "Buying ahead from year 4". */
  crossing: string | null;
  /** The word before a year on the axis: "yr". */
  short: string;
};

type Props = {
  years: readonly Wealth[];
  x: LinearScale;
  y: LinearScale;
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
  isNarrow: boolean;
  at: number;
  write: (value: number) => string;
  writeTick: (value: number) => string;
  words: PlotWords;
  look?: "desk" | "paper";
  className?: string;
};

const sides = ["first", "second"] as const;

/** The drawing of both lines, for screens and paper. The text around it says the same in words. */
export function WealthPlot({ years, x, y, width, height, margin, words, look = "desk", className, ...drawn }: Props) {
  const inner = width - margin.left - margin.right;
  const floor = height - margin.top - margin.bottom;
  const size = look === "paper" ? 12 : 11;
  const lines = sides.map((side) => years.map((wealth, at) => ({ x: x(at + 1), y: y(wealth[side]) })));
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={className ?? "num block max-w-full overflow-visible font-medium"}
      fontSize={size}
    >
      <g transform={`translate(${margin.left} ${margin.top})`}>
        {y.ticks(5).map((value) => (
          <g key={value}>
            <line
              x2={inner}
              y1={y(value)}
              y2={y(value)}
              stroke={value === 0 ? "var(--line-strong)" : "var(--grid)"}
              shapeRendering="crispEdges"
            />
            <text x={-8} y={y(value)} dy={4} textAnchor="end" fill="var(--fg-3)">
              {drawn.writeTick(value)}
            </text>
          </g>
        ))}
        {labelledYears(years.length, drawn.isNarrow).map((year) => (
          <text key={year} x={x(year)} y={floor + 20} textAnchor="middle" fill="var(--fg-3)">
            {words.short} {year}
          </text>
        ))}
        {tintsOf(years).map(({ ahead, corners }) => (
          <polygon
            key={corners[0]!.join()}
            points={corners.map(([year, value]) => `${x(year)},${y(value)}`).join(" ")}
            fill={colorOf(ahead)}
            opacity={ahead === "first" ? 0.1 : 0.18}
          />
        ))}
        <line x1={x(drawn.at)} x2={x(drawn.at)} y1={-6} y2={floor} stroke="var(--line-strong)" strokeDasharray="2 3" />
        {[...sides].reverse().map((side) => (
          <path
            key={side}
            data-line={side}
            d={years.map((wealth, at) => `${at === 0 ? "M" : "L"}${x(at + 1)},${y(wealth[side])}`).join("")}
            fill="none"
            stroke={colorOf(side)}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeDasharray={loanSeries[placeOf[side]]!.dash}
          />
        ))}
        <Marks {...drawn} years={years} x={x} y={y} words={words} />
        {!drawn.isNarrow && (
          <text
            {...halo}
            x={clamp(x(drawn.at), 90, inner - 90)}
            y={-10}
            textAnchor="middle"
            fontWeight={600}
            fill="var(--fg)"
          >
            {words.at(drawn.at)}
          </text>
        )}
        <LineLabels
          labels={labelsOf({ ...drawn, years, x, y, words })}
          bounds={{ left: 0, right: inner + margin.right, top: drawn.isNarrow ? -margin.top : -6, bottom: floor - 2 }}
          lines={lines}
          size={size}
        />
      </g>
    </svg>
  );
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Returns years from the first to the last, few enough that their labels do not overlap. */
function labelledYears(last: number, isNarrow: boolean): number[] {
  const step = last > 20 ? (isNarrow ? 10 : 5) : isNarrow ? 5 : 3;
  const years = [1];
  const first = last > 20 || isNarrow ? step : 1 + step;
  for (let year = first; year <= last - step * 0.6; year += step) years.push(year);
  return last > 1 ? [...years, last] : years;
}

/** A halo in the page's color around words on the drawing. */
const halo = { stroke: "var(--surface)", strokeWidth: 4, paintOrder: "stroke", strokeLinejoin: "round" } as const;

type Drawn = Pick<Props, "years" | "x" | "y" | "at" | "write" | "words" | "isNarrow">;

/** Returns the labels of the lines: both values in the chosen year, the crossing, and, in a wide drawing, both names at the ends. */
function labelsOf({ years, x, y, at, write, words, isNarrow }: Drawn): LineLabel[] {
  const [wealth, last, crossing] = [years[at - 1], years.at(-1), crossingOf(years)];
  if (!wealth || !last) return [];
  const upper: Side = wealth.first >= wealth.second ? "first" : "second";
  const nameOf = (side: Side) => ({ text: words.names[placeOf[side]]!, isName: true, ink: inkOf(side) });
  const values = sides.map((side): LineLabel => {
    const figure = { text: write(wealth[side]), isName: true, ink: isNarrow ? inkOf(side) : "var(--fg)" };
    // A narrow drawing has no room at its right, so the line's name stands with its value.
    const rows = [isNarrow ? [nameOf(side), figure] : [figure]];
    return { key: side, x: x(at), y: y(wealth[side]), side: side === upper ? "left" : "right", rows };
  });
  const ends = sides.map(
    (side): LineLabel => ({
      key: `${side} end`,
      x: x(years.length),
      y: y(last[side]),
      rows: [[nameOf(side)], [{ text: write(last[side]) }]],
    }),
  );
  const turn: LineLabel[] =
    crossing && words.crossing !== null
      ? [
          {
            key: "crossing",
            x: x(crossing.year),
            y: y(crossing.value),
            side: "middle",
            rows: [[{ text: words.crossing, isName: true }]],
          },
        ]
      : [];
  // In the last year of a wide drawing, the labels at the ends of the lines give the values.
  return [...(isNarrow || at < years.length ? values : []), ...(isNarrow ? [] : ends), ...turn];
}

/** The marks of both values in the chosen year, and the ring at the crossing. */
function Marks({ years, x, y, at, words }: Pick<Props, "years" | "x" | "y" | "at" | "words">) {
  const wealth = years[at - 1];
  const crossing = words.crossing === null ? null : crossingOf(years);
  return (
    <>
      {crossing && (
        <circle
          cx={x(crossing.year)}
          cy={y(crossing.value)}
          r={4.5}
          fill="var(--surface)"
          stroke="var(--fg)"
          strokeWidth={2}
        />
      )}
      {wealth &&
        sides.map((side) => (
          <g
            key={side}
            transform={`translate(${x(at) - 5} ${y(wealth[side]) - 5})`}
            fill={colorOf(side)}
            stroke="var(--surface)"
            strokeWidth={1.5}
          >
            {loanShapes[placeOf[side]]}
          </g>
        ))}
    </>
  );
}
