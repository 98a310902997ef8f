import type { Link } from "@highway/core/sharing/links/schema";
import { Link2 } from "lucide-react";
import type { Loaded } from "../../../lib/api/use-api";
import type { Pages } from "../../../lib/api/use-pages";
import { phone, useMedia } from "../../../lib/use-media";
import { Empty } from "../../../ui/page/empty";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { ViewMore } from "../../../ui/page/view-more";
import { LinkCards } from "./link-cards";
import type { LinkRows } from "./link-state";
import { LinkTable } from "./link-table";
import type { Shown } from "./use-links";

type Props = Omit<LinkRows, "links"> & { links: Loaded<Pages<Link>>; reportID: string | null; show: Shown };

/** What an empty list means. */
function nothing(reportID: string | null, show: Shown) {
  if (show === "open") return "No link is open";
  if (show === "ended") return "No link has ended";
  return reportID ? "This report was not shared yet" : "Nothing was shared yet";
}

/** One list, four states. */
export function LinkList({ links, reportID, show, ...rows }: Props) {
  const small = useMedia(phone);
  if (links.state === "loading") return <Coming />;
  if (links.state === "failed") return <Problem message={links.message} onRetry={links.retry} />;
  const { items, more, loadingMore, viewMore } = links.data;
  if (items.length === 0)
    return (
      <Empty icon={Link2} title={nothing(reportID, show)}>
        Send a report, or copy its link: who may open it, and who did, stands here.
      </Empty>
    );
  const List = small ? LinkCards : LinkTable;
  return (
    <>
      <List links={items} {...rows} />
      {more && (
        <div className="flex justify-center p-4">
          <ViewMore onMore={viewMore} busy={loadingMore} />
        </div>
      )}
    </>
  );
}

const rowNumbers = Array.from({ length: 10 }, (_, row) => row);

const Coming = () => (
  <Skeleton label="Loading links">
    <div className="h-[33px] border-line border-b bg-canvas phone:hidden" />
    {rowNumbers.map((row) => (
      <div key={row} className="flex h-13 items-center gap-3 border-line border-b px-6 phone:h-16 phone:px-4">
        <Bone className="h-3 w-52" />
        <Bone className="ml-auto h-3 w-40 phone:hidden" />
        <Bone className="ml-20 h-3 w-20 phone:hidden" />
        <Bone className="ml-16 h-3 w-20" />
      </div>
    ))}
  </Skeleton>
);
