import type { AuditEvent } from "@highway/core/people/audit/schema";
import { useMemo } from "react";
import { useApi } from "../../lib/api/use-api";
import { usePages } from "../../lib/api/use-pages";
import { Card } from "../../ui/card";
import { ActivityList } from "./activity-list";

/** Events a page. */
const corporationActivityPageSize = 25;

/** Shows those who decide for a corporation what anyone did in it. */
export function CorporationActivity({ corpID }: { corpID: string }) {
  const events = usePages(
    "GET /v1/audit",
    (_offset, before: AuditEvent[] | null) => ({
      query: { scope: "corp" as const, corpID, count: corporationActivityPageSize, cursor: before?.at(-1)?.id },
    }),
    (page) => page,
    corporationActivityPageSize,
  );
  const officers = useApi("GET /v1/corp/officers", { query: { corpID } });
  const people = officers.state === "ready" ? officers.data : null;
  const names = useMemo(() => new Map(people?.map(({ id, fullName }) => [id, fullName])), [people]);
  return (
    <Card title="Activity" flush>
      <ActivityList events={events} showActor names={names} />
    </Card>
  );
}
