import type { AttachedReport } from "@highway/core/reports/schema";
import { isBuilt } from "@highway/core/tools/keys.schema";
import { toolNames } from "@highway/core/tools/pure/names";
import { Paperclip, X } from "lucide-react";
import { Link } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { loadOf } from "../../lib/paths";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";

export type AttachedProps = {
  /** The report to which they are attached. */
  reportID: string;
  attached: readonly AttachedReport[];
  /** Detaches a report, where that can be done. */
  onDetach?: (report: AttachedReport, name: string) => void;
};

/** Lists the reports attached to this one, on one line whatever their names are. A press opens one on the page that it opens by itself. */
const AttachedReports = ({ reportID, attached, onDetach }: AttachedProps) => (
  <ul aria-label="Attached reports" className="flex min-w-0 gap-1.5 overflow-x-auto">
    {attached.map((report) => (
      <Chip key={report.id} reportID={reportID} report={report} onDetach={onDetach} />
    ))}
  </ul>
);
export default AttachedReports;

type ChipProps = { report: AttachedReport } & Omit<AttachedProps, "attached">;

function Chip({ reportID, report, onDetach }: ChipProps) {
  const { tool, id } = report;
  // Reports of the other tools are named by their tool alone.
  const request = isBuilt(tool) ? { path: { id } } : null;
  const answer = useApi("GET /v2/client/reports/{id}", request, { shouldRetryOnError: false });
  const found = answer.state === "ready" ? answer.data[0].report : null;
  const name = found?.name ?? null;
  // A chapter is removed among the chapters of its analysis. A save would leave it there.
  const isWhole = found?.toolName === "pa" && found.chapters.some(({ id }) => id === reportID);
  const text = (
    <>
      <span className="text-fg-3">{toolNames[tool]}</span>{" "}
      {name && <span className="truncate font-medium text-fg">{name}</span>}
      {answer.state === "failed" && <span className="text-fg-3">(not here)</span>}
    </>
  );
  const line = "flex min-w-0 max-w-72 items-center gap-1.5 truncate";
  return (
    <li className="flex h-control-sm min-w-40 items-center phone:shrink-0 gap-1.5 rounded-sm border border-line bg-surface pl-2 text-sm last:pr-0 touch:h-11">
      <Icon of={Paperclip} size={12} className="text-fg-3" />
      {name ? (
        <Link to={loadOf(tool, id)} className={`${line} hover:underline touch:h-full`}>
          {text}
        </Link>
      ) : (
        <span className={line}>{text}</span>
      )}
      {onDetach && !isWhole ? (
        <IconButton
          icon={X}
          size="sm"
          label={`Detach ${name ?? toolNames[tool]}`}
          onClick={() => onDetach(report, name ?? toolNames[tool])}
        />
      ) : (
        <span className="w-1" />
      )}
    </li>
  );
}
