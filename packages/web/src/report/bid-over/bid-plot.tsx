import type { BidOver } from "@highway/engine/tools/bid-over/answer";
import { money, shortMoney } from "../../lib/format/format";
import { textWidth } from "../../ui/chart/lay-labels";
import { LineLabels } from "../../ui/chart/line-labels";
import { linearScale } from "../../ui/chart/linear-scale";
import { useWidth } from "../../ui/chart/use-width";
import { colorOf } from "../answer/side";
import { type BidWords, gainIn } from "./text";

type PlotProps = { answer: BidOver; words: BidWords; width: number; height: number };

/** Returns the last year drawn: five, or ten if the bid takes longer to earn back. */
const lastYearOf = ({ monthsUntilBid: found }: BidOver) => (found.kind === "after" && found.months > 60 ? 10 : 5);

const thin = { strokeWidth: 1.25, fill: "none", stroke: "var(--fg-2)" } as const;

/** The home's value against the bid. It is filled from the ring where the bid is earned back, and both downsides are thin lines. The axis does not begin at zero. */
export function BidPlot({ answer, words, width, height }: PlotProps) {
  const { bid, values, monthsUntilBid: found } = answer;
  const lastYear = lastYearOf(answer);
  const isNarrow = width < 560;
  const ends = endsOf(answer, lastYear, words);
  const besideEnds = Math.max(...ends.map(({ name, figure }) => textWidth(`${name} ${figure}`))) + 14;
  const margin = { top: 26, right: isNarrow ? 12 : besideEnds, bottom: 26, left: 56 };
  const lines = {
    grown: values.grown.slice(0, lastYear + 1),
    stay: values.stay.slice(0, lastYear + 1),
    fall: values.fall.slice(0, lastYear + 1),
  };
  const all = [bid, ...lines.grown, ...lines.stay, ...lines.fall];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = linearScale([0, lastYear], [margin.left, width - margin.right]);
  const y = linearScale([least, Math.max(most, least + 1)], [height - margin.bottom, margin.top], 4);
  const path = (amounts: readonly number[]) =>
    amounts.map((amount, year) => `${year === 0 ? "M" : "L"}${x(year)} ${y(amount)}`).join("");
  const turn = found.kind === "after" && found.months <= lastYear * 12 ? found.months / 12 : null;
  const from = found.kind === "always" ? 0 : turn;
  const label = `${words.chart.label}. ${words.chart.value}: ${money(lines.grown[lastYear]!)}. ${words.chart.bid}: ${money(bid)}.`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="num block h-auto w-full overflow-visible text-[11px]"
    >
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text x={margin.left - 6} y={y(tick) + 4} textAnchor="end" fill="var(--fg-3)">
            {shortMoney(tick)}
          </text>
        </g>
      ))}
      {Array.from({ length: lastYear + 1 }, (_, year) => year)
        .filter((year) => !isNarrow || lastYear === 5 || year % 2 === 0)
        .map((year) => (
          <text key={year} x={x(year)} y={height - 6} textAnchor="middle" fill="var(--fg-3)">
            {year === 0 ? words.chart.now : isNarrow ? year : words.chart.short(String(year))}
          </text>
        ))}
      <Fill lines={lines.grown} bid={bid} from={from} x={x} y={y} lastYear={lastYear} />
      <path d={path(lines.fall)} {...thin} strokeDasharray="2 3" />
      <path d={path(lines.stay)} {...thin} />
      <line
        x1={x(0)}
        x2={x(lastYear)}
        y1={y(bid)}
        y2={y(bid)}
        stroke="var(--fg)"
        strokeWidth={1.5}
        strokeDasharray="6 4"
      />
      <path d={path(lines.grown)} fill="none" stroke={colorOf("first")} strokeWidth={2} />
      <circle cx={x(lastYear)} cy={y(lines.grown[lastYear]!)} r={4} fill={colorOf("first")} />
      {turn !== null && found.kind === "after" && (
        <g>
          <line
            x1={x(turn)}
            x2={x(turn)}
            y1={y(bid)}
            y2={height - margin.bottom}
            stroke="var(--fg-2)"
            strokeDasharray="2 3"
          />
          <circle cx={x(turn)} cy={y(bid)} r={5} fill="var(--surface)" stroke="var(--fg)" strokeWidth={2} />
        </g>
      )}
      <LineLabels
        labels={[
          ...(turn !== null && found.kind === "after"
            ? [
                {
                  key: "month",
                  x: x(turn),
                  y: y(bid),
                  side: "middle" as const,
                  rows: [[{ text: words.chart.month(String(found.months)), isName: true }]],
                },
              ]
            : []),
          ...ends.map(({ name, value, figure, isFirst }) => ({
            key: name,
            x: x(lastYear),
            y: y(value),
            side: isNarrow ? ("middle" as const) : ("right" as const),
            // Only the value's end has a mark.
            ...(!isFirst && { mark: 1 }),
            rows: [
              [
                { text: name, isName: true, ...(isFirst && { ink: "var(--accent-text)" }) },
                ...(isNarrow ? [] : [{ text: figure }]),
              ],
            ],
          })),
        ]}
        bounds={{ left: margin.left, right: width, top: 0, bottom: height - margin.bottom }}
        lines={[...Object.values(lines), lines.stay.map(() => bid)].map((line) =>
          line.map((amount, year) => ({ x: x(year), y: y(amount) })),
        )}
      />
    </svg>
  );
}

type FillProps = {
  lines: readonly number[];
  bid: number;
  /** The year from which the value covers the bid; null if it never does. */
  from: number | null;
  x: (year: number) => number;
  y: (value: number) => number;
  lastYear: number;
};

/** Fills the area in blue from where the bid is earned back; if it never is, in orange between the value and the bid. */
function Fill({ lines, bid, from, x, y, lastYear }: FillProps) {
  const begins = from ?? 0;
  const corners = lines.flatMap((amount, year) => (year > begins ? [`${x(year)},${y(amount)}`] : []));
  const first = from === null || from === 0 ? `${x(0)},${y(lines[0]!)}` : `${x(begins)},${y(bid)}`;
  const points = [`${x(begins)},${y(bid)}`, first, ...corners, `${x(lastYear)},${y(bid)}`].join(" ");
  return (
    <polygon points={points} fill={colorOf(from === null ? "second" : "first")} opacity={from === null ? 0.16 : 0.1} />
  );
}

/** Returns what each line ends at, for its end or for a list below the chart. */
function endsOf({ bid, values }: BidOver, lastYear: number, { chart }: BidWords) {
  const at = (of: keyof typeof values) => values[of][lastYear]!;
  return [
    {
      name: chart.value,
      value: at("grown"),
      figure: `${money(at("grown"))}, ${gainIn(at("grown") - bid)}`,
      isFirst: true,
    },
    { name: chart.bid, value: bid, figure: money(bid) },
    { name: chart.stay, value: at("stay"), figure: gainIn(at("stay") - bid) },
    { name: chart.fall, value: at("fall"), figure: gainIn(at("fall") - bid) },
  ];
}

/** The chart at the full width of its place. If that is narrow, the ends of the lines are listed below. */
export function BidChart({ answer, words }: Pick<PlotProps, "answer" | "words">) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <>
      <div ref={box} className="min-h-56">
        {width > 0 && <BidPlot answer={answer} words={words} width={width} height={width < 560 ? 230 : 280} />}
      </div>
      {width > 0 && width < 560 && (
        <dl className="num mt-2 grid gap-1 text-sm">
          {endsOf(answer, lastYearOf(answer), words).map(({ name, figure }) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-fg-2">{name}</dt>
              <dd className="font-medium">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
