import type { Loaded } from "../../lib/api/use-api";
import type { Pages } from "../../lib/api/use-pages";
import { ViewMore } from "../../ui/page/view-more";
import type { SavedScenario } from "./saved-scenario";

/** Says how many are shown, and offers more. */
export function ListFooter({ scenarios }: { scenarios: Loaded<Pages<SavedScenario>> }) {
  if (scenarios.state !== "ready") return <span className="mr-auto text-fg-3 text-sm">&nbsp;</span>;
  const { items, more, loadingMore, viewMore } = scenarios.data;
  const all = items.length === 1 ? "1 scenario" : `${items.length} scenarios`;
  return (
    <>
      <span role="status" className="num mr-auto text-fg-3 text-sm">
        {more ? `${items.length} shown` : all}
      </span>
      {more && <ViewMore size="sm" onMore={viewMore} busy={loadingMore} />}
    </>
  );
}
