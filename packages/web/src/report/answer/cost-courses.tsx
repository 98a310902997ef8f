import { type Bounds, textWidth } from "../../ui/chart/lay-labels";
import { LineLabels } from "../../ui/chart/line-labels";
import { linearScale } from "../../ui/chart/linear-scale";
import { useWidth } from "../../ui/chart/use-width";
import { loanShapes } from "../../ui/loan-mark";

type CourseKey = "before" | "after" | "same";

type Course = {
  key: CourseKey;
  name: string;
  /** The cost so far at some moments, in years from closing; the last is the end of the course. */
  points: readonly { year: number; amount: number }[];
  /** The label of its end: "$502,137, 30 years". */
  end: string;
};

type Props = {
  words: { label: string; short: string; now: string };
  courses: readonly Course[];
  /** Spans of months in which the new loan has cost no more so far. A span without an end continues to the last month. */
  shades: readonly { from: number; to: number | null; text: string }[];
  writeTick: (value: number) => string;
};
type PlotProps = Props & { width: number; height: number };

/** How each course is drawn: today's debts dashed, the new loan solid, and the plan beside it dotted. */
export const courseLooks = {
  before: { color: "var(--chart-6)", dash: "7 3", shape: 1 },
  after: { color: "var(--chart-1)", dash: "none", shape: 0 },
  same: { color: "var(--chart-3)", dash: "2 3", shape: 2 },
} as const satisfies Record<CourseKey, { color: string; dash: string; shape: number }>;

const inkOf = (key: CourseKey) => `color-mix(in srgb, ${courseLooks[key].color} 68%, var(--fg))`;

/** Below this height, a line's name and its end share one row. */
const lowest = 160;

/** Draws what each course has cost so far. Each line goes to its own end, where its total is written. */
export function CoursesPlot({ words, courses, shades, width, height, writeTick }: PlotProps) {
  const isNarrow = width < 520;
  const isLow = height < lowest;
  const endWidths = courses.map(({ name, end }) =>
    isLow ? textWidth(`${name} ${end}`) : Math.max(textWidth(name), textWidth(end)),
  );
  const margin = { top: 22, right: isNarrow ? 12 : Math.max(...endWidths) + 14, bottom: 26, left: 48 };
  const points = courses.flatMap((course) => course.points);
  const last = Math.max(1 / 12, ...points.map(({ year }) => year));
  const x = linearScale([0, last], [margin.left, width - margin.right]);
  const floor = height - margin.bottom;
  const amounts = points.map(({ amount }) => amount);
  const [least, most] = [Math.min(0, ...amounts), Math.max(5, ...amounts)];
  const y = linearScale([least, most], [floor, margin.top], 5);
  const step = last > 12 ? (isNarrow ? 10 : 5) : last > 5 ? (isNarrow ? 5 : 2) : 1;
  const years = Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => at * step);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${words.label}. ${courses.map(({ name, end }) => `${name}: ${end}.`).join(" ")}`}
      className="num block h-auto w-full overflow-visible text-[11px]"
    >
      {shades.map(({ from, to, text }) => {
        const [start, end] = [x(from / 12), x(Math.min(last, (to ?? Number.POSITIVE_INFINITY) / 12))];
        return (
          <g key={text}>
            <rect
              x={start}
              y={margin.top}
              width={Math.max(1, end - start)}
              height={floor - margin.top}
              fill="color-mix(in srgb, var(--chart-1) 8%, var(--surface))"
            />
            <text
              x={Math.min(start + 4, width - margin.right - text.length * 5.6)}
              y={margin.top - 8}
              fill="var(--fg-2)"
            >
              {text}
            </text>
          </g>
        );
      })}
      {y.ticks(isLow ? 2 : 5).map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === 0 ? "var(--line-strong)" : "var(--grid)"}
          />
          <text x={margin.left - 6} y={y(tick) + 4} textAnchor="end" fill="var(--fg-3)">
            {writeTick(tick)}
          </text>
        </g>
      ))}
      {years.map((year) => (
        <text key={year} x={x(year)} y={height - 6} textAnchor="middle" fill="var(--fg-3)">
          {year === 0 ? words.now : `${words.short} ${year}`}
        </text>
      ))}
      {courses.map(({ key, points: own }) => (
        <path
          key={key}
          d={own.map(({ year, amount }, at) => `${at === 0 ? "M" : "L"}${x(year)} ${y(amount)}`).join("")}
          fill="none"
          stroke={courseLooks[key].color}
          strokeWidth={2}
          strokeLinejoin="round"
          strokeDasharray={courseLooks[key].dash}
        />
      ))}
      <Ends
        courses={courses}
        x={x}
        y={y}
        isLow={isLow}
        bounds={{ left: margin.left, right: width, top: margin.top - 14, bottom: floor - 2 }}
      />
    </svg>
  );
}

type EndsProps = {
  courses: readonly Course[];
  x: (year: number) => number;
  y: (value: number) => number;
  bounds: Bounds;
  isLow: boolean;
};

/** The name and the end of each line beside its last point, placed so that none overlap. */
function Ends({ courses, x, y, bounds, isLow }: EndsProps) {
  const lines = courses.map(({ points }) => points.map(({ year, amount }) => ({ x: x(year), y: y(amount) })));
  const labels = courses.map(({ key, name, end }, at) => {
    const [named, figure] = [{ text: name, isName: true, ink: inkOf(key) }, { text: end }];
    return { key, ...lines[at]!.at(-1)!, rows: isLow ? [[named, figure]] : [[named], [figure]] };
  });
  return (
    <>
      {labels.map(({ key, ...point }) => (
        <g
          key={key}
          transform={`translate(${point.x - 5} ${point.y - 5})`}
          fill={courseLooks[key].color}
          stroke="var(--surface)"
        >
          {loanShapes[courseLooks[key].shape]}
        </g>
      ))}
      <LineLabels labels={labels} bounds={bounds} lines={lines} />
    </>
  );
}

/** The chart at the full width of its place. */
export function CostCourses(props: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className="min-h-60">
      {width > 0 && <CoursesPlot {...props} width={width} height={width < 520 ? 240 : 290} />}
    </div>
  );
}
