import type { AttachedReport, ReportLine } from "@highway/core/reports/schema";
import { Check, SearchX, Table2 } from "lucide-react";
import { useState } from "react";
import { date } from "../../lib/format/format";
import { Button } from "../../ui/button";
import { SearchField } from "../../ui/fields/search-field";
import { Dialog } from "../../ui/overlays/dialog";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { ListFooter, ScenarioListSkeleton } from "./list-frame";
import { StatusBadge } from "./scenario-status";
import { useScenarioPages } from "./use-saved-scenarios";

type Props = {
  clientID: string;
  /** Reports that cannot be attached: the one that is open, then those that are. */
  taken: readonly string[];
  /** Whether no more reports can be attached. */
  full: boolean;
  onAttach: (report: AttachedReport) => void;
  onClose: () => void;
};

/** Lists the client's saved scenarios, to attach one to the scenario that is open. */
export function AttachReport({ clientID, onClose, ...list }: Props) {
  const [searchText, setSearchText] = useState("");
  const scenarios = useScenarioPages({ clientID, searchText });
  return (
    <Dialog open onClose={onClose} title="Attach a report" width={640} footer={<ListFooter scenarios={scenarios} />}>
      <div className="shrink-0 px-5 pb-3">
        <SearchField label="Search name or location" isFirst onSearch={setSearchText} />
      </div>
      {/* As high while the list comes, so that no button moves under the pointer. */}
      <div className="h-[min(480px,calc(100dvh-2*min(92px,10vh)-160px))] overflow-y-auto phone:h-[calc(100dvh-200px)]">
        {scenarios.state === "loading" && <ScenarioListSkeleton />}
        {scenarios.state === "failed" && <Problem message={scenarios.message} onRetry={scenarios.retry} />}
        {scenarios.state === "ready" && (
          <AttachableScenarios scenarios={scenarios.data.items} searched={searchText !== ""} {...list} />
        )}
      </div>
    </Dialog>
  );
}

type FoundProps = Omit<Props, "clientID" | "onClose"> & { scenarios: readonly ReportLine[]; searched: boolean };

function AttachableScenarios({ scenarios, searched, taken, full, onAttach }: FoundProps) {
  if (scenarios.length === 0)
    return searched ? (
      <Empty icon={SearchX} title="No results found">
        No scenario has a name or location with a word that starts that way.
      </Empty>
    ) : (
      <Empty icon={Table2} title="You currently have no saved scenarios.">
        Save another scenario of this client to attach it here.
      </Empty>
    );
  return (
    <ul>
      {scenarios.map((report) => (
        <li key={report.id} className="flex items-center gap-3 border-line border-t px-5 py-2">
          <span className="min-w-0 flex-1">
            <b className="block truncate font-medium">{report.name}</b>
            <span className="num block truncate text-fg-3 text-sm">
              {[report.towns, date(report.lastUpdated)].filter(Boolean).join(" · ")}
            </span>
          </span>
          <StatusBadge status={report.status} />
          <Button
            size="sm"
            icon={taken.indexOf(report.id) > 0 ? Check : undefined}
            aria-disabled={full || taken.includes(report.id)}
            aria-label={`${wordOf(report.id, taken)} ${report.name}`}
            className="w-28 touch:h-11"
            onClick={() => onAttach({ tool: report.toolName, id: report.id })}
          >
            {wordOf(report.id, taken)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The report that is open is the first of `taken`. */
const wordOf = (id: string, [open, ...attached]: readonly string[]) =>
  id === open ? "Open here" : attached.includes(id) ? "Attached" : "Attach";
