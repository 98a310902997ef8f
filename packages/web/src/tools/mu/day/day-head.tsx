import type { Briefing } from "@highway/core/market/update/schema";
import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { percent } from "../../../lib/format/format";
import { rateOf } from "../../../report/market-update/text";
import { Badge } from "../../../ui/badge";
import { Icon } from "../../../ui/icon";
import { PageHeader, PageHeading } from "../../../ui/page/page-header";
import { spokenEnglish } from "./day-body";
import { dayPath, longDay } from "./days";

/** The head of the page: its name, whether its figures are samples, and its actions. */
export const DayHead = ({ briefing, right }: { briefing: Briefing | null; right?: ReactNode }) => (
  <PageHeader
    left={
      <>
        <PageHeading>Market update</PageHeading>
        {briefing?.rates.some(({ sample }) => sample) && <Badge tone="warning">Sample</Badge>}
      </>
    }
    right={right}
  />
);

export const GoToToday = () => (
  <Link to={dayPath(null)} className="inline-flex min-h-6 touch:min-h-11 items-center text-accent-text hover:underline">
    Go to today
  </Link>
);

type FactsProps = { day: string; says: string; children?: ReactNode; earlier?: string | null; later?: string | null };
const arrow =
  "inline-flex h-7 touch:h-11 items-center gap-1 rounded-sm px-1.5 text-fg-2 hover:bg-hover hover:text-fg touch:min-w-11";

/** The day, what is known about it, and the links to the days before and after. */
export const DayFacts = ({ day, says, children, earlier, later }: FactsProps) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-canvas px-6 py-2 phone:px-4">
    <Icon of={CalendarDays} className="text-fg-3" />
    <b className="font-semibold">{longDay(day)}</b>
    <span className="num text-fg-3">{says}</span>
    {children}
    <nav aria-label="Days" className="ml-auto flex items-center">
      {earlier && (
        <Link to={earlier} className={arrow}>
          <Icon of={ChevronLeft} />
          Earlier
        </Link>
      )}
      {later && (
        <Link to={later} className={arrow}>
          Later
          <Icon of={ChevronRight} />
        </Link>
      )}
    </nav>
  </div>
);

/** The bar on a phone that keeps the day's figure and its actions in sight. */
export function DayBar({ briefing, children }: { briefing: Briefing; children: ReactNode }) {
  const rate = rateOf(briefing, "average30");
  return (
    <div className="sticky bottom-0 z-10 mt-auto hidden h-19 items-center justify-between gap-3 border-line-strong border-t bg-surface px-4 phone:flex print:hidden">
      <p className="num leading-tight">
        <small className="block text-fg-2 text-sm">{spokenEnglish.own.table.names.average30}</small>
        <b className="font-semibold text-hero">{rate?.value == null ? "—" : percent(rate.value, 2)}</b>
      </p>
      {children}
    </div>
  );
}
