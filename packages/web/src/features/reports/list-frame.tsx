import type { ReportLine } from "@highway/core/reports/schema";
import type { Loaded } from "../../lib/api/use-api";
import type { Pages } from "../../lib/api/use-pages";
import { quantity } from "../../lib/format/format";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ViewMore } from "../../ui/page/view-more";
import { pageSize } from "./use-saved-scenarios";

const nothing = { items: null, more: false, loadingMore: false, viewMore: () => {} };

/** Says how many are shown, and offers more. */
export function ListFooter({ scenarios }: { scenarios: Loaded<Pages<ReportLine>> }) {
  const { items, more, loadingMore, viewMore } = scenarios.state === "ready" ? scenarios.data : nothing;
  return (
    <>
      <span role="status" className="num flex-1 text-fg-3 text-sm">
        {items ? (more ? `${items.length} shown` : quantity(items.length, "scenario")) : "\u00a0"}
      </span>
      {more && <ViewMore size="sm" onMore={viewMore} busy={loadingMore} />}
    </>
  );
}

const rows = Array.from({ length: pageSize }, (_, row) => row);

/** The skeleton is as tall as a full page of rows, or of cards on a phone. */
export const ScenarioListSkeleton = () => (
  <Skeleton label="Loading scenarios">
    <div className="h-8 border-line border-y bg-canvas phone:h-11" />
    {rows.map((row) => (
      <div
        key={row}
        className="flex h-11 items-center gap-8 border-line border-b px-5 phone:h-27 phone:flex-col phone:items-stretch phone:justify-center phone:gap-2 phone:px-5"
      >
        <span className="flex flex-1 flex-col gap-1.5 phone:flex-none">
          <Bone className="h-3 w-44" />
          <Bone className="h-2 w-28" />
        </span>
        <Bone className="h-3 w-24" />
        <Bone className="h-3 w-20 phone:hidden" />
        <Bone className="h-5 w-20 rounded-full phone:hidden" />
        <Bone className="h-3 w-16 phone:hidden" />
      </div>
    ))}
  </Skeleton>
);
