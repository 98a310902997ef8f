import { X } from "lucide-react";
import { useApi } from "../../../lib/api/use-api";
import { IconButton } from "../../../ui/icon-button";

/** Which report's links and sends are shown, and the way back to all. */
export function OneReport({ reportID, onAll }: { reportID: string; onAll: () => void }) {
  const answer = useApi("GET /v2/client/reports/{id}", { path: { id: reportID } }, { shouldRetryOnError: false });
  return (
    <p className="flex min-w-0 items-center gap-1">
      <span className="truncate">
        Of <b className="font-medium">{answer.state === "ready" ? answer.data[0].report.name : "one report"}</b> alone
      </span>
      <IconButton icon={X} size="sm" label="Show all reports" onClick={onAll} />
    </p>
  );
}
