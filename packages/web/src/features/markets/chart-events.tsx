import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { useApi } from "../../lib/api/use-api";
import { minutesSinceOpening } from "./figures";
import { easternTime } from "./words";

/** The height of the names above the chart. */
export const eventsHeight = 22;

/** Events of a day at one minute from the opening, as the chart names them. */
export type EventMark = { minute: number; time: string; name: string; weight: number };

/** Reads the events of a coupon's day that move its price; none while they are not known, and nothing is said of that. */
export function useEventMarks(day: string, minutes: number): EventMark[] {
  const query = { startDate: day, endDate: day };
  const answer = useApi("GET /v1/markets/calendar", { query }, { refreshInterval: 300_000 });
  return answer.state === "ready" ? marksOf(answer.data.events, day, minutes) : [];
}

const weightOf = ({ featured, importance }: ShownEvent) =>
  featured ? 3 : importance === "high" ? 2 : importance === "medium" ? 1 : 0;

/** Gathers the events of a day by their minute: the weightiest gives its name, and says how many others there are. */
export function marksOf(events: readonly ShownEvent[], day: string, minutes: number): EventMark[] {
  const byMinute = new Map<number, ShownEvent[]>();
  for (const event of events) {
    const minute = minutesSinceOpening(day, Date.parse(event.at));
    if (event.isAllDay || weightOf(event) === 0 || minute < 0 || minute > minutes) continue;
    byMinute.set(minute, [...(byMinute.get(minute) ?? []), event]);
  }
  return [...byMinute].map(([minute, all]) => {
    const [first, ...others] = all.toSorted((one, other) => weightOf(other) - weightOf(one));
    const time = easternTime(Date.parse(first!.at)).replace(/ [AP]M/, "");
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return { minute, time, name: `${first!.name}${more}`, weight: weightOf(first!) };
  });
}

const textOf = ({ time, name }: EventMark) => `${time} ${name}`;

/** A character of these names takes about so many pixels. */
const CHARACTER = 6.2;
const GAP = 12;

/** Finds room for the names above their lines, the weightiest first; a name for which there is none is left out, and its line stays. */
export function placedNames(marks: readonly EventMark[], x: (minute: number) => number, inner: number) {
  const placed: { mark: EventMark; from: number; to: number }[] = [];
  for (const mark of marks.toSorted((one, other) => other.weight - one.weight || one.minute - other.minute)) {
    const width = textOf(mark).length * CHARACTER;
    const from = Math.min(Math.max(0, x(mark.minute) - width / 2), Math.max(0, inner - width));
    const isFree = placed.every((other) => from + width + GAP <= other.from || other.to + GAP <= from);
    if (isFree && width <= inner) placed.push({ mark, from, to: from + width });
  }
  return placed;
}

type Props = { marks: readonly EventMark[]; x: (minute: number) => number; floor: number; inner: number };

/** The events of the day as thin lines, with their names above the chart. */
export const EventMarks = ({ marks, x, floor, inner }: Props) => (
  <>
    {marks.map(({ minute }) => (
      <line
        key={minute}
        data-event={minute}
        x1={x(minute)}
        x2={x(minute)}
        y1={-8}
        y2={floor}
        stroke="var(--fg-3)"
        strokeDasharray="1 3"
      />
    ))}
    {placedNames(marks, x, inner).map(({ mark, from }) => (
      <text key={mark.minute} x={from} y={-14} fill="var(--fg-2)">
        {textOf(mark)}
      </text>
    ))}
  </>
);
