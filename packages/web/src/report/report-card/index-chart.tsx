import type { CountyRow } from "@highway/engine/tools/report-card/county";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { count, fixed, percent } from "../../lib/format/format";
import { ChartSvg } from "../../ui/chart/chart-svg";
import { LineLabels } from "../../ui/chart/line-labels";
import { linearScale } from "../../ui/chart/linear-scale";
import { useWidth } from "../../ui/chart/use-width";
import { loanSeries, loanShapes } from "../../ui/loan-mark";
import { AsFigures } from "../answer/as-figures";
import { fallOf, type IndexLine, indexLines } from "./index-lines";
import { shortName } from "./text";
import type { ReportCardWords } from "./words.en";

const HEIGHT = 300;
const LEAST_LABELS = 620;
const margin = { top: 10, bottom: 24, left: 40 };
const keySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
};

const lookOf = ({ place }: IndexLine) => loanSeries[place % loanSeries.length]!;
const valueIn = ({ values }: IndexLine, year: number) => values.find((each) => each.year === year)?.index;

type Props = { rows: readonly CountyRow[]; asOf: string; own: ReportCardWords };

/** The price indexes of the compared counties, with the worst fall of the first shaded. The arrow keys and the pointer read any year. */
export function IndexChart({ rows, asOf, own }: Props) {
  const { prices } = own;
  const [box, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const drawn = indexLines(rows);
  if (!drawn) return null;
  const { first, last, lines } = drawn;
  const isWide = width >= LEAST_LABELS;
  const right = isWide ? 190 : 18;
  const values = lines.flatMap((line) => line.values.map(({ index }) => index));
  const x = linearScale([first, last], [margin.left, Math.max(margin.left + 1, width - right)]);
  const y = linearScale([Math.min(...values), Math.max(...values)], [HEIGHT - margin.bottom, margin.top], 5);
  const fall = rows[0] ? fallOf(rows[0], asOf) : null;
  const shaded = fall && fall.from >= first ? fall : null;
  const read = at ?? last;
  const move = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    const to = event.key === "Home" ? first : event.key === "End" ? last : step ? read + step : null;
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(first, to)));
  };
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const inside = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setAt(Math.min(last, Math.max(first, Math.round(x.invert(inside)))));
  };
  const spoken = lines.map((line) => `${shortName(line.name)} ${fixed(valueIn(line, read), 0)}`).join(", ");
  const every = Math.max(1, Math.ceil((last - first) / (isWide ? 10 : 5)));
  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={prices.label}
        aria-valuemin={first}
        aria-valuemax={last}
        aria-valuenow={read}
        aria-valuetext={`${read}: ${spoken}`}
        onKeyDown={move}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
        className="mt-2 touch-pan-y rounded-md"
      >
        <ChartSvg width={width} height={HEIGHT} className="num">
          {shaded && (
            <g>
              <rect
                x={x(shaded.from)}
                width={x(shaded.to) - x(shaded.from)}
                y={margin.top}
                height={HEIGHT - margin.top - margin.bottom}
                fill="var(--fg-3)"
                fillOpacity={0.13}
              />
              <text
                x={(x(shaded.from) + x(shaded.to)) / 2}
                y={margin.top + 14}
                textAnchor="middle"
                fontSize={11}
                fill="var(--fg-2)"
              >
                {prices.fall(shortName(rows[0]!.name))}
              </text>
              <text
                x={(x(shaded.from) + x(shaded.to)) / 2}
                y={margin.top + 28}
                textAnchor="middle"
                fontSize={11}
                fill="var(--fg)"
              >
                {prices.span(percent(shaded.percent, 1), shaded.from, shaded.to)}
              </text>
            </g>
          )}
          {y.ticks(5).map((value) => (
            <g key={value}>
              <line x1={margin.left} x2={width - right} y1={y(value)} y2={y(value)} stroke="var(--grid)" />
              <text x={margin.left - 6} y={y(value) + 4} textAnchor="end" fontSize={11} fill="var(--fg-3)">
                {count(value)}
              </text>
            </g>
          ))}
          {Array.from({ length: last - first + 1 }, (_, year) => first + year)
            .filter((year) => (last - year) % every === 0)
            .map((year) => (
              <text key={year} x={x(year)} y={HEIGHT - 6} textAnchor="middle" fontSize={11} fill="var(--fg-3)">
                {year}
              </text>
            ))}
          {at !== null && (
            <line
              x1={x(at)}
              x2={x(at)}
              y1={margin.top}
              y2={HEIGHT - margin.bottom}
              stroke="var(--line-strong)"
              strokeDasharray="2 3"
            />
          )}
          {lines.map((line) => (
            <g key={line.fip}>
              <path
                d={line.values.map((each, place) => `${place ? "L" : "M"}${x(each.year)},${y(each.index)}`).join("")}
                fill="none"
                stroke={lookOf(line).color}
                strokeDasharray={lookOf(line).dash}
                strokeWidth={2}
                strokeLinejoin="round"
              />
              <g
                transform={`translate(${x(read) - 5} ${y(valueIn(line, read) ?? 100) - 5})`}
                fill={lookOf(line).color}
                stroke="var(--surface)"
                strokeWidth={1.5}
                paintOrder="stroke"
              >
                {loanShapes[line.place % loanShapes.length]}
              </g>
            </g>
          ))}
          {isWide && (
            <LineLabels
              labels={lines.map((line) => ({
                key: line.fip,
                x: x(last),
                y: y(line.values.at(-1)!.index),
                rows: [
                  [
                    { text: shortName(line.name), isName: true },
                    {
                      text: `${fixed(valueIn(line, read), 0)}${at === null ? `, ${prices.aYear(percent(line.growth, 1))}` : ""}`,
                    },
                  ],
                ],
              }))}
              bounds={{ left: width - right + 8, right: width, top: 0, bottom: HEIGHT }}
            />
          )}
        </ChartSvg>
      </div>
      {!isWide && (
        <p className="num text-fg-2 text-sm">
          {read}: {spoken}
        </p>
      )}
      <AsFigures
        label={prices.figures}
        heads={[prices.year, ...lines.map(({ name }) => shortName(name))]}
        rows={Array.from({ length: last - first + 1 }, (_, back) => last - back).map((year) => ({
          key: String(year),
          name: String(year),
          figures: lines.map((line) =>
            valueIn(line, year) === undefined ? own.notKnown : fixed(valueIn(line, year), 1),
          ),
        }))}
      />
    </>
  );
}
