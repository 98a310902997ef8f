import type { ShownEvent } from "@highway/core/market/calendar/schema";
import { CalendarX2, Clock, Globe } from "lucide-react";
import type { ReactNode } from "react";
import { type Action, useActions } from "../../../lib/actions";
import { useUser } from "../../../lib/session";
import { keyLabels } from "../../../lib/shortcuts";
import { phone, useMedia } from "../../../lib/use-media";
import { Badge } from "../../../ui/badge";
import { Icon } from "../../../ui/icon";
import { Empty } from "../../../ui/page/empty";
import { KeyBar } from "../../../ui/page/key-bar";
import { PageHeader, PageHeading, PageTitle } from "../../../ui/page/page-header";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { MarketTabs } from "../market-tabs";
import { dayOf, daysAfter, dayTitle, timeAt } from "./days";
import { EventList } from "./event-list";
import { EventTable, type Week } from "./event-table";
import { MonthGrid } from "./month-grid";
import { Toolbar } from "./toolbar";
import { useArrivals, useCalendar, useComing, useNow } from "./use-calendar";
import { type Shown, useShown } from "./use-shown";

const MINUTE_MS = 60_000;
/** The feed is asked at least every quarter of an hour; what is older says how old it is. */
const OLD_MS = 40 * MINUTE_MS;
/** Less than this has no room for a column of each figure beside whole names of events. */
const narrow = "(max-width: 1099.98px)";
const STARS = "A star marks what your company features.";

type Props = {
  /** What the app brings below the events. */
  below?: ReactNode;
};

/** The economic calendar: what is published when, what was expected and what came. */
export function CalendarScreen({ below }: Props) {
  const isPhone = useMedia(phone);
  const isNarrow = useMedia(narrow);
  const coming = useComing();
  const now = useNow((at) => isClose(coming.next(at), at));
  const shown = useShown(now);
  const { days, isLoading, calendar, events } = useCalendar(shown);
  const arrived = useArrivals(events);
  const maySet = useUser().roles.some((role) => role === "admin" || role === "staff");
  const keys = useKeys(shown);
  const [next, nextFeatured] = [coming.next(now), coming.nextFeatured(now)];
  const { today, zone, view, day } = shown;
  const week: Week = { days, events, today, zone, now, next, nextFeatured, arrived, maySet };
  const heardAt = coming.heardAt ?? calendar?.heardAt ?? null;
  return (
    <>
      <PageTitle>Economic calendar</PageTitle>
      <PageHeader
        left={
          <>
            <PageHeading>Markets</PageHeading>
            {calendar?.sample && <Badge tone="warning">Sample</Badge>}
            {!isPhone && <NextFeatured event={nextFeatured} shown={shown} />}
          </>
        }
        right={isPhone ? <ZoneName>{shown.zoneName}</ZoneName> : <MarketTabs />}
      />
      {isPhone && <MarketTabs className="mx-4 my-2 flex" />}
      <div className="flex-1 bg-canvas">
        <Toolbar shown={shown} isPhone={isPhone} />
        {heardAt !== null && now - Date.parse(heardAt) > OLD_MS && (
          <p role="status" className="px-6 pb-2 text-warning phone:px-4 phone:py-2">
            {`The calendar is as of ${dayTitle(dayOf({ at: heardAt, isAllDay: false }, zone))} ${timeAt(Date.parse(heardAt), zone)}. Its source has not answered since.`}
          </p>
        )}
        <div className="phone:px-0 px-6 pb-4">
          {calendar?.heardAt === null ? (
            <Empty icon={CalendarX2} title="No economic calendar is connected yet">
              Its events appear here as soon as the first ones are fetched.
            </Empty>
          ) : isLoading ? (
            <WeekSkeleton />
          ) : view === "month" ? (
            <MonthGrid {...week} month={day} onOpen={shown.openWeek} />
          ) : isNarrow ? (
            <EventList {...week} />
          ) : (
            <EventTable {...week} />
          )}
        </div>
        {below}
      </div>
      {!isPhone && (
        <KeyBar
          keys={keys.map(({ label, keys: key = "" }) => [keyLabels(key), label] as const)}
          says={maySet ? "Press a star to feature that event for your company on every date." : STARS}
        />
      )}
    </>
  );
}

function isClose(event: ShownEvent | undefined, now: number): boolean {
  return event !== undefined && Date.parse(event.at) - now < 1.5 * MINUTE_MS;
}

function useKeys(shown: Shown): readonly Action[] {
  const { view } = shown;
  const to = view === "week" ? "month" : "week";
  const keys: readonly Action[] = [
    { label: "Today", does: "Show today in the calendar", keys: "t", onSelect: shown.goToday },
    { label: "Previous", does: `Show the previous ${view}`, keys: "ArrowLeft", onSelect: () => shown.step(-1) },
    { label: "Next", does: `Show the next ${view}`, keys: "ArrowRight", onSelect: () => shown.step(1) },
    {
      label: to === "month" ? "Month" : "Week",
      does: `Show the ${to}`,
      keys: to === "month" ? "m" : "w",
      onSelect: () => shown.setView(to),
    },
    {
      label: "Featured only",
      does: shown.onlyFeatured ? "Show all events" : "Show featured events only",
      keys: "f",
      onSelect: () => shown.setFeatured(!shown.onlyFeatured),
    },
  ];
  useActions(keys);
  return keys;
}

/** Says when the next event comes that the corporation features. */
function NextFeatured({ event, shown }: { event: ShownEvent | undefined; shown: Shown }) {
  if (!event) return null;
  const { zone, today } = shown;
  const day = dayOf(event, zone);
  const when = day === today ? "today" : day === daysAfter(today, 1) ? "tomorrow" : dayTitle(day);
  return (
    <p className="ml-2 flex min-w-0 items-center gap-1.5 text-fg-2 text-sm max-[1100px]:hidden">
      <Icon of={Clock} size={14} className="shrink-0 text-positive" />
      <span className="truncate">
        Next featured: <b className="font-semibold">{event.name}</b>, {when} {timeAt(Date.parse(event.at), zone)}
      </span>
    </p>
  );
}

/** Names the zone of the times on a phone, where no column says it. */
const ZoneName = ({ children }: { children: string }) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-fg-3 text-sm">
    <Icon of={Globe} size={14} />
    <span className="sr-only">Time zone: </span>
    {children}
  </span>
);

const bones = [0, 1, 2, 3, 4, 5, 6, 7];
const WeekSkeleton = () => (
  <Skeleton label="Loading the calendar" className="rounded-lg border border-line bg-surface p-5 phone:min-h-dvh">
    {bones.map((bone) => (
      <Bone key={bone} className="my-3 h-4 w-full" />
    ))}
  </Skeleton>
);
