import type { View } from "@highway/core/sharing/views/schema";
import { usePages } from "../../../lib/api/use-pages";
import { dateTime } from "../../../lib/format/format";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { ViewMore } from "../../../ui/page/view-more";
import { lengthOf, sectionName } from "./link-state";

/** Views a page. */
const size = 20;

/** Who looked when, for how long, and at what. */
export function ViewList({ linkID }: { linkID: string }) {
  const views = usePages(
    "GET /v2/share/links/{id}/views",
    (offset) => ({ path: { id: linkID }, query: { offset: String(offset), count: String(size) } }),
    (answer) => answer,
    size,
  );
  if (views.state === "loading")
    return (
      <Skeleton label="Loading views">
        <Bone className="my-2 h-9 w-full" />
        <Bone className="my-2 h-9 w-full" />
      </Skeleton>
    );
  if (views.state === "failed") return <Problem message={views.message} onRetry={views.retry} />;
  const { items, more, loadingMore, viewMore } = views.data;
  if (items.length === 0)
    return <p className="text-fg-3">Nobody has opened it yet. What mail scanners fetch does not count.</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((view) => (
          <One key={view.id} view={view} />
        ))}
      </ul>
      {more && <ViewMore size="sm" className="mt-2" onMore={viewMore} busy={loadingMore} />}
    </>
  );
}

const One = ({ view }: { view: View }) => (
  <li className="py-2">
    <span className="num flex justify-between gap-3">
      <span>{dateTime(view.viewedAt)}</span>
      <span className="text-fg-2">{lengthOf(view.seconds)}</span>
    </span>
    <span className="block text-fg-3 text-sm">
      {[view.email ?? "Someone with the link", view.sections.map(sectionName).join(", ")].filter(Boolean).join(": ")}
    </span>
  </li>
);
