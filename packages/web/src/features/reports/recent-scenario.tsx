import { CircleDashed } from "lucide-react";
import { Link } from "react-router";
import { date } from "../../lib/format/format";
import { editorOf } from "../../lib/paths";
import { Badge } from "../../ui/badge";
import { StatusBadge } from "./status-badge";
import type { Recent } from "./use-recent-scenarios";
import { viewedWords } from "./viewed";

/** One line of the dashboard: the whole of it leads to the editor. */
export const RecentScenario = ({
  scenario: { id, name, client, place, at, lastViewed, status },
}: {
  scenario: Recent;
}) => (
  <li>
    <Link
      to={editorOf({ reportID: id })}
      className="grid min-h-13 grid-cols-[minmax(0,1fr)_150px_88px_104px] items-center gap-3 border-line border-t px-5 py-1.5 hover:bg-hover phone:grid-cols-[minmax(0,1fr)_auto]"
    >
      <span className="min-w-0">
        <span className="block truncate font-medium">{name || "New scenario"}</span>
        <span className="num block truncate text-fg-3 text-xs">
          {[client ?? "Not saved yet", viewedWords(lastViewed)].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className="truncate text-fg-2 phone:hidden">{place}</span>
      <span className="num text-fg-2 phone:hidden">{date(at)}</span>
      <span className="phone:text-right">
        {status === "unsaved" ? <Badge icon={CircleDashed}>Unsaved</Badge> : <StatusBadge status={status} />}
        <span className="num hidden text-fg-3 text-xs phone:block">{date(at)}</span>
      </span>
    </Link>
  </li>
);
