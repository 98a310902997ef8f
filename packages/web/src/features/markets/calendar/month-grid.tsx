import { figureInWords } from "@highway/core/market/calendar/pure/figures";
import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { Star } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";
import { dayOf, dayTitle, isWeekend, tradingNote } from "./days";
import type { Week } from "./event-table";
import { ImportanceBars } from "./marks";

const names = ["Sun", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Sat"];
const MOST = 4;
const levels = { none: 0, low: 1, medium: 2, high: 3 } as const;

/** Puts what is featured first, then what is important, and of the same importance the earlier. */
const byWeight = (one: ShownEvent, other: ShownEvent) =>
  Number(other.featured) - Number(one.featured) || levels[other.importance] - levels[one.importance];

/** The month at a glance. A day shows its four weightiest events and leads to its week. */
export function MonthGrid({ month, onOpen, ...week }: Week & { month: string; onOpen: (day: string) => void }) {
  const rows = Array.from({ length: week.days.length / 7 }, (_, at) => week.days.slice(at * 7, at * 7 + 7));
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-surface shadow-card">
      <table className="w-full min-w-[880px] table-fixed border-collapse">
        <caption className="sr-only">Economic events of the month</caption>
        <thead>
          <tr className="border-line border-b bg-canvas text-left text-fg-3 text-xs">
            {names.map((name) => (
              <th key={name} scope="col" className={cx("px-2 py-1.5 font-medium", name.length === 3 && "w-12")}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((days) => (
            <tr key={days[0]} className="border-line border-b last:border-b-0">
              {days.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isOutside={day.slice(0, 7) !== month.slice(0, 7)}
                  week={week}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const tradeNames = [
  [/Personal Consumption Expenditures(?: -)?/, "PCE"],
  [/Consumer Price Index/, "CPI"],
  [/Producer Price Index/, "PPI"],
] as const;
/** A day has room for some twenty letters, and what tells these series apart stands at the end of their names. */
const tradeName = (name: string) => tradeNames.reduce((shorter, [long, short]) => shorter.replace(long, short), name);

type DayProps = { day: string; isOutside: boolean; week: Week; onOpen: (day: string) => void };

function DayCell({ day, isOutside, week, onOpen }: DayProps) {
  const events = week.events.filter((event) => dayOf(event, week.zone) === day);
  const isToday = day === week.today;
  const shown = isOutside || isWeekend(day) ? [] : events.toSorted(byWeight).slice(0, MOST);
  const more = isOutside ? 0 : events.length - shown.length;
  const note = isOutside ? null : tradingNote(day);
  return (
    <td
      aria-current={isToday ? "date" : undefined}
      className={cx(
        "h-31 border-line border-r p-1.5 align-top last:border-r-0",
        (isOutside || isWeekend(day)) && "bg-canvas",
      )}
    >
      <div className="mb-1 flex items-center justify-between">
        <button
          type="button"
          onClick={() => onOpen(day)}
          aria-label={`Week of ${dayTitle(day)}`}
          className={cx(
            "grid h-6 min-w-6 place-items-center rounded-full px-1 font-semibold tabular-nums",
            isToday ? "bg-accent text-on-accent" : isOutside ? "text-fg-3 hover:bg-hover" : "hover:bg-hover",
          )}
        >
          {Number(day.slice(8))}
        </button>
        {/* A Saturday has no room for the word; its ring says it. */}
        {isToday && !isWeekend(day) && <span className="text-accent-text text-xs">Today</span>}
      </div>
      {note && <p className="px-1 pb-0.5 text-fg-2 text-xs first-letter:uppercase">{note}</p>}
      <ul>
        {shown.map((event) => (
          <li key={event.id} className="flex h-[18px] items-center gap-1.5 px-1 text-sm">
            {event.featured ? (
              <>
                <Icon of={Star} size={12} className="shrink-0 fill-current text-warning" />
                <span className="sr-only">Featured</span>
              </>
            ) : (
              <ImportanceBars importance={event.importance} barsAlone />
            )}
            <span
              className={cx("min-w-0 flex-1 truncate", event.featured ? "font-medium" : "text-fg-2")}
              title={event.name}
            >
              {tradeName(event.name)}
            </span>
            {event.actual !== null && (
              <span className="font-semibold text-xs tabular-nums">{figureInWords(event.actual, event)}</span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          onClick={() => onOpen(day)}
          className="h-6 rounded-xs px-1 text-fg-3 text-sm underline-offset-2 hover:underline"
        >
          {`${more} more`}
          <span className="sr-only">{` on ${dayTitle(day)}`}</span>
        </button>
      )}
    </td>
  );
}
