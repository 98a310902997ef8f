import type { Briefing, RateKey } from "@highway/core/market/update/schema";
import { monthsBefore } from "@highway/engine/money/series";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { dayIn, monthIn, percent } from "../../lib/format/format";
import { ChartSvg } from "../../ui/chart/chart-svg";
import { textWidth } from "../../ui/chart/lay-labels";
import { LineLabels } from "../../ui/chart/line-labels";
import { linearScale } from "../../ui/chart/linear-scale";
import { useWidth } from "../../ui/chart/use-width";
import { AsFigures } from "../answer/as-figures";
import type { Spoken } from "./text";

const HEIGHT = 270;
const LEAST_LABELS = 560;
const margin = { top: 22, bottom: 24, left: 40 };
const keySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -13,
  PageUp: 13,
};
export const spans = ["3", "12", "60"] as const;
export type Span = (typeof spans)[number];

type Props = { briefing: Briefing; span: Span; spoken: Spoken };

/** How the weekly averages and the Treasury moved. The arrow keys and the pointer read any week. */
export function CourseChart({ briefing, span, spoken }: Props) {
  const { lang, own } = spoken;
  const [box, width] = useWidth<HTMLDivElement>();
  const [read, setRead] = useState<number | null>(null);
  const lines = courseLines(briefing, Number(span));
  const [lead] = lines;
  if (!lead) return <p className="py-6 text-fg-2">{own.course.none}</p>;
  const isWide = width >= LEAST_LABELS;
  // The margin at the right fits the longest name.
  const right = isWide ? Math.max(...lines.map(({ key }) => textWidth(own.table.names[key]))) + 24 : 12;
  const all = lines.flatMap(({ points }) => points);
  const values = all.map(({ value }) => value);
  const times = all.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const x = linearScale([first, Math.max(first + 1, last)], [margin.left, Math.max(margin.left + 1, width - right)]);
  const low = Math.min(...values);
  const high = Math.max(...values, low + 0.1);
  const y = linearScale([low, high], [HEIGHT - margin.bottom, margin.top], 4);
  const newest = lead.points.length - 1;
  const at = lead.points[Math.min(read ?? newest, newest)]!;
  const shown = lines.map((line) => ({ line, point: nearestPoint(line, at.at) }));
  // Without a pointer, each line ends in its newest figure, as in the table: the Treasury's is of a later day than the weekly averages.
  const marked = read === null ? lines.map((line) => ({ line, point: line.points.at(-1)! })) : shown;
  const says = shown.map(({ line, point }) => `${own.table.names[line.key]} ${percent(point.value, 2)}`).join(", ");
  const step = (by: number) => setRead(Math.min(newest, Math.max(0, (read ?? newest) + by)));
  const move = (event: KeyboardEvent) => {
    const by = event.key === "Home" ? -1e4 : event.key === "End" ? 1e4 : keySteps[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    step(by);
  };
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const inside = x.invert(event.clientX - event.currentTarget.getBoundingClientRect().left);
    setRead(lead.points.indexOf(nearestPoint(lead, inside)));
  };
  const top = lead.points.reduce((best, each) => (each.value > best.value ? each : best));
  const written = (mark: number) => monthIn(lang, new Date(mark).toISOString().slice(0, 10));
  const marks = monthMarks(first, last, { most: isWide ? 5 : 3, room: x(last) - x(first), written });
  return (
    <>
      <div
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={own.course.label}
        aria-valuemin={0}
        aria-valuemax={newest}
        aria-valuenow={lead.points.indexOf(at)}
        aria-valuetext={`${dayIn(lang, at.date)}: ${says}`}
        onKeyDown={move}
        onPointerMove={point}
        onPointerLeave={() => setRead(null)}
        className="touch-pan-y rounded-md"
      >
        <ChartSvg width={width} height={HEIGHT}>
          {y.ticks(4).map((value) => (
            <g key={value}>
              <line x1={margin.left} x2={width - right} y1={y(value)} y2={y(value)} stroke="var(--grid)" />
              <text x={margin.left - 6} y={y(value) + 4} textAnchor="end" fontSize={11} fill="var(--fg-3)">
                {percent(value, Number.isInteger(value) ? 0 : 1)}
              </text>
            </g>
          ))}
          {marks.map((mark, place) => (
            <text
              key={mark}
              x={x(mark)}
              y={HEIGHT - 6}
              textAnchor={place === 0 ? "start" : place === marks.length - 1 ? "end" : "middle"}
              fontSize={11}
              fill="var(--fg-3)"
            >
              {written(mark)}
            </text>
          ))}
          {read !== null && (
            <line
              x1={x(at.at)}
              x2={x(at.at)}
              y1={margin.top}
              y2={HEIGHT - margin.bottom}
              stroke="var(--line-strong)"
              strokeDasharray="2 3"
            />
          )}
          {lines.map(({ key, color, dash, points }) => (
            <path
              key={key}
              d={points.map((each, place) => `${place ? "L" : "M"}${x(each.at)},${y(each.value)}`).join("")}
              fill="none"
              stroke={color}
              strokeDasharray={dash}
              strokeWidth={key === "average30" ? 2.5 : 1.75}
              strokeLinejoin="round"
            />
          ))}
          {marked.map(({ line, point: { at: when, value } }) => (
            <g key={line.key}>
              <circle cx={x(when)} cy={y(value)} r={4.5} fill={line.color} stroke="var(--surface)" strokeWidth={1.5} />
            </g>
          ))}
          {read === null && isWide && (
            <LineLabels
              labels={[
                {
                  key: "highest",
                  x: x(top.at),
                  y: y(top.value),
                  rows: [[{ text: own.course.highest(percent(top.value, 2)) }]],
                },
              ]}
              bounds={{ left: margin.left, right: width - right, top: 0, bottom: HEIGHT - margin.bottom }}
              lines={lines.map(({ points }) => points.map((each) => ({ x: x(each.at), y: y(each.value) })))}
            />
          )}
          {isWide && (
            <LineLabels
              labels={marked.map(({ line, point }) => {
                const end = line.points.at(-1)!;
                const rows = [[{ text: own.table.names[line.key], isName: true }], [{ text: percent(point.value, 2) }]];
                return { key: line.key, x: x(end.at), y: y(end.value), rows };
              })}
              bounds={{ left: width - right + 8, right: width, top: 0, bottom: HEIGHT }}
            />
          )}
        </ChartSvg>
      </div>
      {!isWide && (
        <ul className="num mt-1 grid gap-1 text-fg-2 text-sm">
          {marked.map(({ line, point: { value } }) => (
            <li key={line.key} className="flex items-center gap-2">
              <svg width={18} height={8} aria-hidden="true">
                <path d="M0 4h18" stroke={line.color} strokeWidth={2} strokeDasharray={line.dash} />
              </svg>
              {own.table.names[line.key]} <b className="font-medium text-fg">{percent(value, 2)}</b>
            </li>
          ))}
        </ul>
      )}
      <Figures lines={lines} spoken={spoken} />
    </>
  );
}

const labelGap = 12;
type Marks = { most: number; room: number; written: (mark: number) => string };

/** Returns evenly spaced instants, as many as their labels fit side by side, with the first and the last among them. The labels of those two stay wholly inside the chart. */
export function monthMarks(first: number, last: number, { most, room, written }: Marks): number[] {
  const marks = Array.from({ length: most }, (_, place) => first + ((last - first) * place) / (most - 1));
  const width = Math.max(...marks.map((mark) => textWidth(written(mark))));
  const needed = (most === 2 ? 2 : 1.5) * width + labelGap;
  return most > 2 && room / (most - 1) < needed ? monthMarks(first, last, { most: most - 1, room, written }) : marks;
}

function Figures({ lines, spoken: { lang, own } }: { lines: readonly CourseLine[]; spoken: Spoken }) {
  const [lead] = lines;
  if (!lead) return null;
  return (
    <AsFigures
      label={own.course.figures}
      heads={[own.course.week, ...lines.map(({ key }) => own.table.names[key])]}
      rows={lead.points.toReversed().map((week) => ({
        key: week.date,
        name: dayIn(lang, week.date),
        figures: lines.map((line) => percent(nearestPoint(line, week.at).value, 2)),
      }))}
    />
  );
}

/** A line of a market update's chart. */
type CourseKey = keyof Briefing["courses"];
type CoursePoint = { date: string; at: number; value: number };
type CourseLine = { key: CourseKey & RateKey; color: string; dash: string; points: CoursePoint[] };

const looks: readonly Pick<CourseLine, "key" | "color" | "dash">[] = [
  { key: "average30", color: "var(--chart-1)", dash: "none" },
  { key: "average15", color: "var(--chart-3)", dash: "2 3" },
  { key: "treasury10", color: "var(--chart-6)", dash: "7 3" },
];

/** Returns the lines of the last months, the oldest point first. A line without a point is left out. */
export function courseLines({ courses }: Pick<Briefing, "courses">, months: number): CourseLine[] {
  const newest = Object.values(courses)
    .flatMap((course) => course.at(-1)?.[0] ?? [])
    .sort()
    .at(-1);
  if (newest === undefined) return [];
  const since = monthsBefore(newest, months);
  return looks.flatMap((look) => {
    const points = courses[look.key].flatMap(([date, value]) =>
      date >= since ? [{ date, at: Date.parse(date), value }] : [],
    );
    return points.length > 0 ? [{ ...look, points }] : [];
  });
}

/** Returns the point of a line that is nearest to an instant. */
export const nearestPoint = ({ points }: CourseLine, at: number): CoursePoint =>
  points.reduce((best, each) => (Math.abs(each.at - at) < Math.abs(best.at - at) ? each : best));
