import { useId } from "react";
import { LineLabels } from "../../ui/chart/line-labels";
import { linearScale } from "../../ui/chart/linear-scale";
import { useWidth } from "../../ui/chart/use-width";
import { colorOf } from "./side";

type CurvePoint = { year: number; amount: number };

type Words = {
  label: string;
  /** The word before a year on the axis: "yr". */
  short: string;
  /** The words for a negative cost. */
  below: string;
};

type PlotProps = {
  words: Words;
  points: readonly CurvePoint[];
  /** The year of the answer. */
  at: number;
  width: number;
  height: number;
  write: (value: number) => string;
  writeTick: (value: number) => string;
};

/** The years whose figures are written, in addition to the year of the answer. */
const markedYears = [5, 7, 10, 15, 20, 30];

/** Draws what waiting costs if everything ended in each year: blue where it costs, orange where it saves. */
export function CostPlot({ words, points, at, width, height, write, writeTick }: PlotProps) {
  const clip = useId();
  const margin = { top: 26, right: 34, bottom: 26, left: 48 };
  const [first, last] = [points[0]?.year ?? 1, points.at(-1)?.year ?? 30];
  const amounts = points.map(({ amount }) => amount);
  const x = linearScale([first, Math.max(last, first + 1)], [margin.left, width - margin.right]);
  const floor = height - margin.bottom;
  const y = linearScale([Math.min(0, ...amounts), Math.max(5, ...amounts)], [floor, margin.top], 5);
  const line = points.map(({ year, amount }, index) => `${index === 0 ? "M" : "L"}${x(year)} ${y(amount)}`).join("");
  const area = `${line}L${x(last)} ${y(0)}L${x(first)} ${y(0)}Z`;
  const isNarrow = width < 520;
  const near = (year: number) => year !== at && Math.abs(x(year) - x(at)) < 58;
  const named = points.filter(({ year }) => year === at || (markedYears.includes(year) && !near(year)));
  const shown = isNarrow ? named.filter(({ year }) => year === at || year === last) : named;
  const halves = [
    { key: "above", side: "first" as const, top: 0, bottom: y(0) },
    { key: "below", side: "second" as const, top: y(0), bottom: height },
  ];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.label}
      className="num block h-auto w-full overflow-visible text-[11px]"
    >
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text x={margin.left - 6} y={y(tick) + 4} textAnchor="end" fill="var(--fg-3)">
            {writeTick(tick)}
          </text>
        </g>
      ))}
      {halves.map(({ key, side, top, bottom }) => (
        <g key={key}>
          <clipPath id={`${clip}${key}`}>
            <rect x={0} width={width} y={top} height={Math.max(0, bottom - top)} />
          </clipPath>
          <g clipPath={`url(#${clip}${key})`}>
            <path d={area} fill={colorOf(side)} fillOpacity={0.12} />
            <path d={line} fill="none" stroke={colorOf(side)} strokeWidth={2} />
          </g>
        </g>
      ))}
      <line x1={margin.left} x2={width - margin.right} y1={y(0)} y2={y(0)} stroke="var(--fg-3)" />
      {Math.min(...amounts) < 0 && (
        <text x={margin.left + 6} y={Math.min(floor - 5, y(0) + 14)} fill="var(--fg-2)">
          {words.below}
        </text>
      )}
      {shown.every(({ year }) => x(year) - x(first) >= 58) && (
        <text x={x(first)} y={height - 6} textAnchor="middle" fill="var(--fg-3)">
          {`${words.short} ${first}`}
        </text>
      )}
      {shown.map(({ year, amount }) => (
        <g key={year}>
          {year === at && (
            <line x1={x(year)} x2={x(year)} y1={y(amount)} y2={floor} stroke="var(--fg-2)" strokeDasharray="2 3" />
          )}
          <circle
            cx={x(year)}
            cy={y(amount)}
            r={4}
            fill={colorOf(amount >= 0 ? "first" : "second")}
            stroke="var(--surface)"
            strokeWidth={1.5}
          />
          <text x={x(year)} y={height - 6} textAnchor={year === last ? "end" : "middle"} fill="var(--fg-3)">
            {`${words.short} ${year}`}
          </text>
        </g>
      ))}
      <LineLabels
        labels={shown.map(({ year, amount }) => ({
          key: String(year),
          x: x(year),
          y: y(amount),
          side: "middle",
          rows: [[{ text: write(amount), isName: year === at, ink: "var(--fg)" }]],
        }))}
        bounds={{ left: margin.left, right: width, top: 0, bottom: floor }}
        lines={[
          points.map(({ year, amount }) => ({ x: x(year), y: y(amount) })),
          [margin.left, width - margin.right].map((end) => ({ x: end, y: y(0) })),
        ]}
      />
    </svg>
  );
}

/** The chart at the full width of its place. */
export function CostCurve(props: Omit<PlotProps, "width" | "height">) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className="min-h-60">
      {width > 0 && <CostPlot {...props} width={width} height={width < 520 ? 220 : 260} />}
    </div>
  );
}
