import { CalendarClock } from "lucide-react";
import { moneyWithCents, shortMoney } from "../../../lib/format/format";
import { spelledMonths } from "../../../scenario/names/loan-title";
import { linearScale } from "../../../ui/chart/linear-scale";
import { useWidth } from "../../../ui/chart/use-width";
import { loanSeries } from "../../../ui/loan-mark";
import { Card } from "./card";
import { colorOf } from "./loan-badge";
import { Notice } from "./notice";
import { lapseOf, longerBy, type Outlays, type Run, runsOf } from "./outlay";
import { type Skin, useSkin } from "./skin";
import { Swatch } from "./swatch";

/** The monthly payments over the years for the same debts: as today, and with each refinance. */
export function OutlayCard({ outlays }: { outlays: Outlays }) {
  const skin = useSkin();
  const { outlay } = skin.words.client.plain;
  const [bold, ...says] = sentencesOf(skin, outlays);
  return (
    <Card name="breakEven" title={outlay.title} lead={outlay.says}>
      <Lines outlays={outlays} />
      {bold && (
        <Notice icon={CalendarClock}>
          <b className="font-semibold text-fg">{bold}</b> {says.join(" ")}
        </Notice>
      )}
    </Card>
  );
}

/** Says until when the saving stays as large, what it is afterward, and which loan runs longer. */
function sentencesOf(skin: Skin, outlays: Outlays): string[] {
  const { source, words } = skin;
  const { answer, plain, report } = words.client;
  const { outlay } = plain;
  const lapse = lapseOf(skin, outlays);
  const span = (months: number) => spelledMonths(months, words.loan);
  const sentences: string[] = [];
  if (lapse) {
    const owed = lapse.kinds.map(({ kind, count }) => answer.yours[kind](count));
    const last = owed.pop() ?? "";
    const all = owed.length > 0 ? report.and(owed.join(", "), last) : last;
    if (lapse.mostUntil !== null) sentences.push(outlay.lasts(span(lapse.mostUntil)));
    sentences.push(outlay.anyway(source.month(lapse.after), all));
  }
  for (const { column, due } of outlays.loans) {
    const longer = longerBy(outlays, due) ?? 0;
    const term = longer === 0 ? "" : (longer > 0 ? outlay.andLonger : outlay.andSooner)(span(Math.abs(longer)));
    const isLevel = runsOf(due).length === 1;
    const then = lapse && isLevel ? outlays.today[lapse.after]! - due[lapse.after]! : null;
    if (then !== null && Number.isFinite(then)) {
      const size = moneyWithCents(Math.abs(then));
      const says = then === 0 ? outlay.thenSame : then > 0 ? outlay.thenLess : outlay.thenMore;
      sentences.push(`${says(column.head, size)}${term}.`);
    } else if (longer !== 0)
      sentences.push((longer > 0 ? outlay.longer : outlay.sooner)(column.head, span(Math.abs(longer))));
  }
  return sentences;
}

const height = 240;
const edge = { left: 52, right: 10, top: 22, bottom: 26 };
/** The width before it was measured, and on paper. */
const usualWidth = 720;
const leastWidth = 260;

type Drawn = { key: string; name: string; color: string; dash: string; runs: Run[]; isPicked: boolean };

function Lines({ outlays }: { outlays: Outlays }) {
  const { picked, source, words } = useSkin();
  const { outlay, refinance } = words.client.plain;
  const [box, measured] = useWidth<HTMLDivElement>();
  const width = measured > 0 ? Math.max(leastWidth, measured) : usualWidth;
  const { months, today, loans } = outlays;
  const most = Math.max(1, ...today, ...loans.flatMap(({ due }) => due));
  const x = linearScale([0, months], [edge.left, width - edge.right]);
  const y = linearScale([0, most], [height - edge.bottom, edge.top], 3);
  const own = loans.find(({ column }) => column === picked)!.due;
  const lines: Drawn[] = [
    { key: "today", name: refinance.today, color: "var(--fg-2)", dash: "5 4", runs: runsOf(today), isPicked: false },
    ...loans.map(({ column, due }) => ({
      key: column.id,
      name: column.head,
      color: colorOf(column),
      dash: loanSeries[column.index % loanSeries.length]!.dash,
      runs: runsOf(due),
      isPicked: column === picked,
    })),
  ];
  const told = (runs: readonly Run[]) => toldRuns(runs, source.month, outlay);
  const years = Math.ceil(months / 12);
  const step = years <= 15 ? 5 : width < 480 ? 10 : 5;
  const marks = Array.from({ length: Math.floor(years / step) }, (_, at) => (at + 1) * step);
  return (
    <figure className="mt-4">
      <div ref={box}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={lines.map(({ name, runs }) => `${name}: ${told(runs)}`).join(". ")}
          height={height}
          className="block w-full print:h-auto"
        >
          {y.ticks(3).map((value) => (
            <g key={value}>
              <line x1={edge.left} x2={width - edge.right} y1={y(value)} y2={y(value)} stroke="var(--paper-line)" />
              <text x={edge.left - 8} y={y(value) + 4} textAnchor="end" className="num fill-fg-3 text-sm">
                {shortMoney(value)}
              </text>
            </g>
          ))}
          {differencesBetween(today, own, months).map(({ from, until, low, high, isLess }) => (
            <rect
              key={`${from}`}
              x={x(from)}
              y={y(high)}
              width={x(until) - x(from)}
              height={y(low) - y(high)}
              className={isLess ? "fill-positive" : "fill-clay"}
              fillOpacity={0.16}
            />
          ))}
          <text x={edge.left} y={height - 6} className="fill-fg-3 text-sm">
            {words.client.worth.today}
          </text>
          {marks.map((year) => (
            <text
              key={year}
              x={x(year * 12)}
              y={height - 6}
              textAnchor={year === years ? "end" : "middle"}
              className="num fill-fg-3 text-sm"
            >
              {words.client.worth.year(year)}
            </text>
          ))}
          {lines.toReversed().map(({ key, color, dash, runs, isPicked }) => (
            <path
              key={key}
              d={pathOf(runs, x, y)}
              fill="none"
              stroke={color}
              strokeWidth={isPicked ? 2.75 : 2}
              className={isPicked ? "forced-colors:stroke-[Highlight]" : "forced-colors:stroke-[CanvasText]"}
              strokeDasharray={dash === "none" ? undefined : dash}
            />
          ))}
        </svg>
      </div>
      <ul className="num mt-2 flex flex-wrap gap-x-4 gap-y-1 text-fg-2 text-note">
        {lines.map(({ key, name, color, dash, runs, isPicked }) => (
          <li key={key} className="flex items-center gap-1.5">
            <svg aria-hidden="true" width="22" height="8" viewBox="0 0 22 8">
              <line
                x1="0"
                x2="22"
                y1="4"
                y2="4"
                stroke={color}
                strokeWidth="2.5"
                className={isPicked ? "forced-colors:stroke-[Highlight]" : "forced-colors:stroke-[CanvasText]"}
                strokeDasharray={dash === "none" ? undefined : dash}
              />
            </svg>
            {name} {runs[0] && moneyWithCents(runs[0].payment)}
            {runs.length > 1 && ` ${words.loan.atFirst}`}
          </li>
        ))}
        <Swatch name={outlay.less} className="bg-positive/16" />
        <Swatch name={outlay.more} className="bg-clay/16" />
      </ul>
    </figure>
  );
}

type Scale = (value: number) => number;

/** Draws the path of the runs: level for each, and down to zero after the last. */
function pathOf(runs: readonly Run[], x: Scale, y: Scale): string {
  const steps = runs.map(
    ({ from, until, payment }, at) => `${at === 0 ? "M" : "L"}${x(from)},${y(payment)}H${x(until)}`,
  );
  return `${steps.join("")}${runs.length > 0 ? `V${y(0)}` : ""}`;
}

/** Returns the spans in which one payment is above the other, as few as possible. */
function differencesBetween(today: readonly number[], own: readonly number[], months: number) {
  const pieces: { from: number; until: number; low: number; high: number; isLess: boolean }[] = [];
  for (let month = 0; month < months; month++) {
    const [before, after] = [today[month] ?? 0, own[month] ?? 0];
    const [low, high] = [Math.min(before, after), Math.max(before, after)];
    const last = pieces.at(-1);
    if (last && last.until === month && last.low === low && last.high === high && last.isLess === after < before)
      last.until = month + 1;
    else if (high > low) pieces.push({ from: month, until: month + 1, low, high, isLess: after < before });
  }
  return pieces;
}

/** The most payments that are said one by one. If there are more, only the first ones are. */
const mostTold = 4;

function toldRuns(
  runs: readonly Run[],
  month: (payment: number) => string,
  words: Skin["words"]["client"]["plain"]["outlay"],
): string {
  const told = runs.slice(0, mostTold).map(({ from, payment }) => {
    const size = moneyWithCents(payment);
    return from === 0 ? size : words.from(size, month(from + 1));
  });
  const last = runs.at(-1);
  return [...told, last && words.until(month(last.until))].filter(Boolean).join(", ");
}
