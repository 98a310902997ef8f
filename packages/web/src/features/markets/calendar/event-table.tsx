import { againstConsensus, type figureInWords, figureOf, unitOf } from "@highway/core/market/calendar/pure/figures";
import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { Clock } from "lucide-react";
import { Fragment } from "react";
import { cx } from "../../../lib/class-names";
import { Icon } from "../../../ui/icon";
import { countdown, dayOf, dayTitle, isWeekend, timeAt, tradingNote, zoneMark } from "./days";
import { FeaturedStar, ImportanceBars } from "./marks";

export type Week = {
  days: readonly string[];
  events: readonly ShownEvent[];
  today: string;
  zone: string;
  now: number;
  /** The events that say how long it is until them: the next one, and the next featured one. */
  next: ShownEvent | undefined;
  nextFeatured: ShownEvent | undefined;
  /** The events whose figure has just come. */
  arrived: ReadonlySet<string>;
  maySet: boolean;
};

/** Lists the days of a week with their events; of the weekend, the days alone that have any. */
export const daysOf = ({ days, events, zone }: Week) =>
  days
    .map((day) => ({ day, events: events.filter((event) => dayOf(event, zone) === day) }))
    .filter(({ day, events: of }) => of.length > 0 || !isWeekend(day));

export const noteOf = (day: string, today: string) =>
  [day === today ? "today" : null, tradingNote(day)].filter((note) => note !== null).join(", ");

export const whenOf = ({ at, isAllDay, isTentative }: ShownEvent, zone: string) =>
  isAllDay ? "All day" : `${isTentative ? "about " : ""}${timeAt(Date.parse(at), zone)}`;

const head = "px-2 py-1.5 font-medium text-fg-3 text-xs";
const columns = 10;

/** The week's events on a screen: what was expected of each, what came, and how long it is until the next. */
export function EventTable(week: Week) {
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-surface shadow-card">
      <table className="w-full min-w-[880px] border-collapse">
        <caption className="sr-only">Economic events of the week</caption>
        <thead>
          <tr className="border-line border-b bg-canvas text-left">
            <th scope="col" className={cx(head, "w-28 pl-5")}>{`Time ${zoneMark(week.zone)}`}</th>
            <th scope="col" className={head}>
              Event
            </th>
            <th scope="col" className={cx(head, "w-26")}>
              Importance
            </th>
            <th scope="col" className={cx(head, "w-20 text-right")}>
              Actual
            </th>
            <th scope="col" className={cx(head, "w-20")}>
              <span className="sr-only">Against the consensus</span>
            </th>
            <th scope="col" className={cx(head, "w-22 text-right")}>
              Consensus
            </th>
            <th scope="col" className={cx(head, "w-20 text-right")}>
              Previous
            </th>
            <th scope="col" className={cx(head, "w-16")}>
              Unit
            </th>
            <th scope="col" className={cx(head, "w-34")}>
              Countdown
            </th>
            <th scope="col" className={cx(head, "w-20 pr-5 text-center")}>
              Featured
            </th>
          </tr>
        </thead>
        <tbody>
          {daysOf(week).map(({ day, events }) => (
            <Fragment key={day}>
              <tr className="border-line border-b bg-canvas">
                <th scope="rowgroup" colSpan={columns} className="h-7 px-5 text-left font-semibold">
                  {dayTitle(day)} <span className="ml-1 font-normal text-fg-3">{noteOf(day, week.today)}</span>
                </th>
              </tr>
              {events.map((event) => (
                <EventRow key={event.id} event={event} week={week} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = "h-7 px-2";
const figureCell = cx(cell, "text-right tabular-nums");

function EventRow({ event, week }: { event: ShownEvent; week: Week }) {
  const isOut = Date.parse(event.at) <= week.now;
  const isNext = event.id === week.next?.id;
  const side = againstConsensus(event);
  return (
    <tr
      aria-current={isNext ? "time" : undefined}
      className={cx(
        "border-line border-b last:border-b-0",
        isNext && "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]",
        week.arrived.has(event.id) && "bg-sunken motion-reduce:bg-transparent",
      )}
    >
      <td className={cx(cell, "whitespace-nowrap pl-5 tabular-nums", isOut && "text-fg-2")}>
        {whenOf(event, week.zone)}
      </td>
      <th scope="row" className={cx(cell, "text-left", isOut ? "font-normal text-fg-2" : "font-medium")}>
        {event.name}
      </th>
      <td className={cell}>
        <ImportanceBars importance={event.importance} />
      </td>
      <td className={cx(figureCell, event.actual === null ? "text-fg-3" : "font-semibold")}>
        {figureOf(event.actual, event)}
      </td>
      <td className={cx(cell, "text-fg-2 text-sm")}>{side && <Side of={side} />}</td>
      <td className={cx(figureCell, "text-fg-2")}>{figureOf(event.consensus, event)}</td>
      <td className={cx(figureCell, "text-fg-2")}>
        <Previous event={event} />
      </td>
      <td className={cx(cell, "text-fg-3")}>{unitOf(event)}</td>
      <td className={cx(cell, "text-sm")}>
        <Until event={event} week={week} />
      </td>
      <td className={cx(cell, "pr-5 text-center")}>
        <FeaturedStar event={event} maySet={week.maySet} />
      </td>
    </tr>
  );
}

/** The figure before, as it was revised since where it was. */
export const Previous = ({ event, write = figureOf }: { event: ShownEvent; write?: typeof figureInWords }) =>
  event.revised === null ? (
    write(event.previous, event)
  ) : (
    <span title={`Revised from ${write(event.previous, event)}`}>
      {write(event.revised, event)}
      <span className="text-fg-3 text-xs"> r</span>
      <span className="sr-only">{`, revised from ${write(event.previous, event)}`}</span>
    </span>
  );

/** Says the side in neutral ink: whether it is good news is for the reader to judge. */
const Side = ({ of }: { of: "above" | "below" }) => (
  <span className="inline-flex items-center gap-1.5">
    <svg viewBox="0 0 8 8" aria-hidden="true" className="size-1.5 fill-current">
      <path d={of === "above" ? "M4 1 7.5 7H.5z" : "M4 7 .5 1h7z"} />
    </svg>
    {of}
  </span>
);

/** Says how long it is until an event that is waited for, or that it is out. */
export function Until({ event, week, isOutSaid = true }: { event: ShownEvent; week: Week; isOutSaid?: boolean }) {
  const left = Date.parse(event.at) - week.now;
  if (left <= 0) return isOutSaid && !event.isAllDay ? <span className="text-fg-3">Released</span> : null;
  if (event.id !== week.next?.id && event.id !== week.nextFeatured?.id) return null;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap font-medium text-accent-text tabular-nums">
      <Icon of={Clock} size={14} />
      {countdown(left)}
    </span>
  );
}
