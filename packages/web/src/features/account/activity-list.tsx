import type { AuditEvent } from "@highway/core/audit/schema";
import type { Loaded } from "../../lib/api/use-api";
import type { Pages } from "../../lib/api/use-pages";
import { dateTime } from "../../lib/format/format";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ViewMore } from "../../ui/page/view-more";
import { deedOf, detailOf, type Names } from "./deed";

type Props = {
  events: Loaded<Pages<AuditEvent>>;
  showActor: boolean;
  /** What the people are called, where it is known. */
  names?: Names;
};

export function ActivityList({ events, showActor, names }: Props) {
  if (events.state === "loading")
    return (
      <Skeleton label="Loading activity" className="px-5 pb-4">
        {[0, 1, 2, 3].map((row) => (
          <Bone key={row} className="my-3 h-8 w-full" />
        ))}
      </Skeleton>
    );
  if (events.state === "failed") return <Problem message={events.message} onRetry={events.retry} />;
  const { items, more, loadingMore, viewMore } = events.data;
  if (items.length === 0) return <Empty title="Nothing yet">Sign-ins, deletions and the like will stand here.</Empty>;
  return (
    <>
      <ul className="pb-1">
        {items.map((event) => (
          <li
            key={event.id}
            className="flex min-h-11 items-center justify-between gap-4 border-line border-t px-5 py-1.5 phone:flex-col phone:items-start phone:gap-0"
          >
            <span className="wrap-anywhere min-w-0 max-w-full">
              {deedOf(event, names)}
              <span className="num block truncate text-fg-3 text-xs">{detailOf(event, showActor, names)}</span>
            </span>
            <span className="num shrink-0 text-fg-3 text-sm">{dateTime(event.at)}</span>
          </li>
        ))}
      </ul>
      {more && (
        <div className="flex justify-center border-line border-t p-3">
          <ViewMore size="sm" onMore={viewMore} busy={loadingMore} />
        </div>
      )}
    </>
  );
}
