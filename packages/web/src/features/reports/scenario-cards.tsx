import { ArrowDown, ArrowUp } from "lucide-react";
import { date } from "../../lib/format/format";
import { placeOf } from "../../scenario/names/place-of";
import { Icon } from "../../ui/icon";
import { ScenarioButtons } from "./scenario-buttons";
import type { ScenarioListProps } from "./scenario-table";
import { typeName } from "./scenario-type";
import { StatusBadge } from "./status-badge";
import { viewedWords } from "./viewed";

/** The list on a phone. */
export const ScenarioCards = ({ scenarios, order, onSort, actions }: ScenarioListProps) => (
  <>
    <SortByUpdated order={order} onSort={onSort} />
    <ul>
      {scenarios.map((scenario) => {
        const { report, client, lastViewed } = scenario;
        const facts = [
          placeOf(report.properties),
          typeName(report),
          date(report.lastUpdated),
          viewedWords(lastViewed),
        ].filter(Boolean);
        return (
          <li key={report.id} className="border-line border-b px-5 pt-3 pb-1">
            <div className="flex items-start justify-between gap-3">
              <span className="min-w-0">
                <b className="block truncate font-medium text-md">{report.name}</b>
                <span className="block truncate text-fg-3">{client.name}</span>
              </span>
              <StatusBadge status={report.status} />
            </div>
            <div className="-mr-3 flex items-center justify-between gap-3">
              <span className="num text-fg-2 text-sm">{facts.join(" · ")}</span>
              <ScenarioButtons scenario={scenario} actions={actions} />
            </div>
          </li>
        );
      })}
    </ul>
  </>
);

const SortByUpdated = ({ order, onSort }: Pick<ScenarioListProps, "order" | "onSort">) => (
  <button
    type="button"
    onClick={onSort}
    aria-label={`Sorted by Updated, ${order === "desc" ? "newest" : "oldest"} first`}
    className="flex h-11 w-full items-center gap-1 border-line border-y bg-canvas px-5 font-medium text-sm"
  >
    Updated
    <Icon of={order === "asc" ? ArrowUp : ArrowDown} size={12} strokeWidth={2.25} />
  </button>
);
