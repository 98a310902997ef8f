import type { LinearScale } from "../../ui/chart/linear-scale";
import { loanSeries, loanShapes } from "../../ui/loan-mark";
import { crossingOf, tintsOf, type Wealth } from "./crossing";
import { colorOf, inkOf, placeOf, type Side } from "./side";
import { type Anchor, crossingAt, markAt, type Said, valuesAt } from "./wealth-labels";

export type PlotWords = {
  /** Both ways: "Buying", "Renting". */
  names: readonly [first: string, second: string];
  /** Who is ahead at the year, and by how much: "Year 10: buying ahead by $84,263". */
  at: (year: number) => string;
  /** What the crossing says: "Buying ahead from year 4". */
  crossing: string | null;
  /** Before a year of the axis: "yr". */
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

/** The drawing of both lines, on screens and on paper. What stands around it says the same in words. */
export function WealthPlot({ years, x, y, width, height, margin, words, look = "desk", className, ...drawn }: Props) {
  const inner = width - margin.left - margin.right;
  const floor = height - margin.top - margin.bottom;
  const size = look === "paper" ? 12 : 11;
  const values = saidAt({ ...drawn, years, x, y, words }, inner);
  const wealth = years[drawn.at - 1];
  const marks = wealth ? sides.map((side) => markAt(x(drawn.at), y(wealth[side]))) : [];
  const others = [...Object.values(values), ...marks];
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
        <Ring {...{ years, x, y, floor, words, inner }} isNarrow={drawn.isNarrow} others={others} />
        <Marks {...drawn} {...{ years, x, y }} values={values} />
        <Words x={clamped(x(drawn.at), 90, inner - 90)} y={-10} anchor="middle">
          {drawn.isNarrow ? "" : words.at(drawn.at)}
        </Words>
        {!drawn.isNarrow && <Ends {...drawn} {...{ years, y, inner, words }} />}
      </g>
    </svg>
  );
}

const clamped = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Few enough years that their labels do not touch, from the first to the last. */
function labelledYears(last: number, isNarrow: boolean): number[] {
  const step = last > 20 ? (isNarrow ? 10 : 5) : isNarrow ? 5 : 3;
  const years = [1];
  const first = last > 20 || isNarrow ? step : 1 + step;
  for (let year = first; year <= last - step * 0.6; year += step) years.push(year);
  return last > 1 ? [...years, last] : years;
}

type WordsProps = { x: number; y: number; anchor: Anchor; fill?: string; children: string };

/** Words on the drawing, with room of the page's own around them. */
const Words = ({ x, y, anchor, fill = "var(--fg)", children }: WordsProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    fill={fill}
    fontWeight={600}
    stroke="var(--surface)"
    strokeWidth={4}
    paintOrder="stroke"
    strokeLinejoin="round"
  >
    {children}
  </text>
);

/** What stands beside the values of the chosen year. A narrow drawing has no room at its right: there the line's name stands with its value. */
function saidAt(
  { years, x, y, at, write, words, isNarrow }: Omit<Props, "width" | "height" | "margin" | "writeTick">,
  inner: number,
): Partial<Record<Side, Said>> {
  const wealth = years[at - 1];
  if (!wealth) return {};
  const textOf = (side: Side) => `${isNarrow ? `${words.names[placeOf[side]]} ` : ""}${write(wealth[side])}`;
  const texts = { first: textOf("first"), second: textOf("second") };
  return valuesAt(x(at), { first: y(wealth.first), second: y(wealth.second) }, texts, inner);
}

type MarksProps = Pick<Props, "years" | "x" | "y" | "at" | "isNarrow"> & { values: Partial<Record<Side, Said>> };

/** Both values at the chosen year. At the last year of a wide drawing the ends of the lines say them. */
function Marks({ years, x, y, at, isNarrow, values }: MarksProps) {
  const wealth = years[at - 1];
  if (!wealth) return null;
  return sides.map((side) => {
    const said = values[side];
    return (
      <g key={side}>
        <g
          transform={`translate(${x(at) - 5} ${y(wealth[side]) - 5})`}
          fill={colorOf(side)}
          stroke="var(--surface)"
          strokeWidth={1.5}
        >
          {loanShapes[placeOf[side]]}
        </g>
        {said && (isNarrow || at < years.length) && (
          <Words {...said} fill={isNarrow ? inkOf(side) : "var(--fg)"}>
            {said.text}
          </Words>
        )}
      </g>
    );
  });
}

type RingProps = Pick<Props, "years" | "x" | "y" | "words" | "isNarrow"> & {
  floor: number;
  inner: number;
  others: readonly Said[];
};

/** Where the lines cross, with what it means; its words stand where the lines are not. */
function Ring({ years, x, y, words, floor, inner, isNarrow, others }: RingProps) {
  const crossing = crossingOf(years);
  if (!crossing || words.crossing === null) return null;
  const [left, top] = [x(crossing.year), y(crossing.value)];
  const said = crossingAt({ x: left, y: top }, words.crossing, others, { inner, floor, isNarrow });
  const isBelow = said.y > top;
  return (
    <>
      <line x1={left} x2={left} y1={top + (isBelow ? 8 : -8)} y2={said.y + (isBelow ? -12 : 6)} stroke="var(--fg-2)" />
      <circle cx={left} cy={top} r={4.5} fill="var(--surface)" stroke="var(--fg)" strokeWidth={2} />
      <Words {...said}>{said.text}</Words>
    </>
  );
}

type EndsProps = Pick<Props, "years" | "y" | "words" | "write"> & { inner: number };

/** The names of both lines at their ends, never one over the other. */
function Ends({ years, y, words, write, inner }: EndsProps) {
  const last = years.at(-1);
  if (!last) return null;
  const gap = 32;
  const tops = { first: y(last.first), second: y(last.second) };
  const isFirstUp = tops.first <= tops.second;
  const middle = (tops.first + tops.second) / 2;
  const near = Math.abs(tops.first - tops.second) < gap;
  const placed = (side: Side) => (near ? middle + ((side === "first") === isFirstUp ? -gap / 2 : gap / 2) : tops[side]);
  return sides.map((side) => {
    const name = words.names[placeOf[side]]!;
    return (
      <g key={side}>
        <Words x={inner + 10} y={placed(side)} anchor="start" fill={inkOf(side)}>
          {name}
        </Words>
        <text x={inner + 10} y={placed(side) + 15} fill="var(--fg-2)">
          {write(last[side])}
        </text>
      </g>
    );
  });
}
