import type { AuditEvent } from "@highway/core/audit/schema";
import { useState } from "react";
import { usePages } from "../../lib/api/use-pages";
import { useUser } from "../../lib/session";
import { Card } from "../../ui/card";
import { Segmented } from "../../ui/fields/segmented";
import { ActivityList } from "./activity-list";

/** Events a page. */
const size = 10;

type Scope = "own" | "corp";

/** The audit trail: the officer's own, and for an admin the corporation's. */
export function Activity() {
  const isAdmin = useUser().roles.includes("admin");
  const [scope, setScope] = useState<Scope>("own");
  const events = usePages(
    "GET /v1/audit",
    (_offset, before: AuditEvent[] | null) => ({ query: { scope, count: size, cursor: before?.at(-1)?.id } }),
    (page) => page,
    size,
  );
  return (
    <Card
      title="Activity"
      flush
      aside={
        isAdmin && (
          <Segmented<Scope>
            label="Whose activity"
            value={scope}
            onChange={setScope}
            segments={[
              { value: "own", label: "Mine" },
              { value: "corp", label: "Everyone's" },
            ]}
          />
        )
      }
    >
      <ActivityList events={events} showActor={scope === "corp"} />
    </Card>
  );
}
