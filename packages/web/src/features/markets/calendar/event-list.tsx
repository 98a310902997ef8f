import { figureInWords } from "@highway/core/market/calendar/pure/figures";
import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { cx } from "../../../lib/class-names";
import { dayTitle } from "./days";
import { daysOf, noteOf, Previous, Until, type Week, whenOf } from "./event-table";
import { FeaturedStar, ImportanceBars } from "./marks";

/** The week's events where a table has no room, a day under the other. */
export const EventList = (week: Week) => (
  <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card phone:rounded-none phone:border-0 phone:shadow-none">
    {daysOf(week).map(({ day, events }) => (
      <section key={day} aria-label={dayTitle(day)}>
        <h2 className="flex min-h-9 items-end justify-between border-line border-b bg-canvas px-4 py-1.5 font-semibold">
          {dayTitle(day)}
          <span className="font-normal text-fg-3 text-sm">{noteOf(day, week.today)}</span>
        </h2>
        <ul className="bg-surface">
          {events.map((event) => (
            <Line key={event.id} event={event} week={week} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const labels = { actual: "Actual", consensus: "Cons.", previous: "Prev." } as const;

function Line({ event, week }: { event: ShownEvent; week: Week }) {
  const isNext = event.id === week.next?.id;
  const isOut = Date.parse(event.at) <= week.now;
  return (
    <li
      aria-current={isNext ? "time" : undefined}
      className={cx(
        "grid min-h-13 grid-cols-[66px_minmax(0,1fr)_auto] gap-x-1 border-line border-b px-4 py-2",
        isNext && "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]",
        week.arrived.has(event.id) && "bg-sunken motion-reduce:bg-transparent",
      )}
    >
      <span className="text-fg-2 text-sm tabular-nums">{whenOf(event, week.zone)}</span>
      <span>
        <span className={cx("block", !isOut && "font-medium")}>{event.name}</span>
        <span className="flex flex-wrap gap-x-2 text-fg-3 text-sm tabular-nums">
          {(["actual", "consensus", "previous"] as const).map(
            (which) =>
              event[which] !== null && (
                <span key={which}>
                  {labels[which]}{" "}
                  <span className={which === "actual" ? "font-semibold text-fg" : undefined}>
                    {which === "previous" ? (
                      <Previous event={event} write={figureInWords} />
                    ) : (
                      figureInWords(event[which], event)
                    )}
                  </span>
                </span>
              ),
          )}
          <Until event={event} week={week} isOutSaid={false} />
        </span>
      </span>
      <span className="flex flex-col items-end gap-1 pt-1">
        <ImportanceBars importance={event.importance} barsAlone />
        <FeaturedStar event={event} maySet={week.maySet} size={14} />
      </span>
    </li>
  );
}
