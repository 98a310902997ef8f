import type { OwnAlert } from "@highway/core/market/news/alerts/schema";
import { useState } from "react";
import { call } from "../../../../lib/api/api";
import { asApiError, refreshApi, useApi } from "../../../../lib/api/use-api";
import { count } from "../../../../lib/format/format";
import { notify } from "../../../../lib/notify";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog";
import { Problem } from "../../../../ui/page/problem";
import { Bone, Skeleton } from "../../../../ui/page/skeleton";
import { postedText } from "../alert-parts";

/** What was posted, the newest first. The one in force can be ended. */
export function PostedCard({ corpID }: { corpID: string }) {
  const query = { corpID };
  const alerts = useApi("GET /v1/markets/news/alerts", { query }, { refreshInterval: 60_000 });
  const [asks, setAsks] = useState<OwnAlert | null>(null);
  const end = async (id: string) => {
    setAsks(null);
    try {
      await call("PUT /v1/markets/news/alerts/{id}/end", { path: { id }, query });
      notify.success("Alert ended. It was removed from every page.");
    } catch (error) {
      notify.error(asApiError(error).message);
    }
    await refreshApi("/v1/markets/news");
  };
  const all = alerts.state === "ready" ? alerts.data : [];
  return (
    <Card title="Earlier alerts" flush>
      {alerts.state === "failed" && <Problem message={alerts.message} onRetry={alerts.retry} />}
      {alerts.state === "loading" && (
        <Skeleton label="Loading the alerts" className="px-5 pb-4">
          <Bone className="h-10 w-full" />
        </Skeleton>
      )}
      {alerts.state === "ready" && all.length === 0 && (
        <p className="px-5 pb-4 text-fg-3">No alert has been posted yet.</p>
      )}
      <ul>
        {all.map((alert, at) => (
          <li key={alert._id} className="border-line border-t px-5 py-3">
            <p className="font-medium">{alert.headline}</p>
            <p className="num text-fg-3 text-sm">
              {`${postedText(alert.postedAt, true)}, opened by ${count(alert.opened)}${toldText(alert)}`}
            </p>
            {at === 0 && isInForce(alert) && (
              <p className="mt-2 flex flex-wrap items-center justify-between gap-2">
                <Badge tone="warning">{`In effect until ${postedText(alert.endsAt, true)}`}</Badge>
                <Button size="sm" onClick={() => setAsks(alert)}>
                  End now
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asks !== null}
        title="End this alert?"
        confirm="End alert"
        danger
        onCancel={() => setAsks(null)}
        onConfirm={() => asks && void end(asks._id)}
      >
        {`“${asks?.headline ?? ""}” is removed from every page that shows it.`}
      </ConfirmDialog>
    </Card>
  );
}

const toldText = ({ reach, mailed, pushed }: OwnAlert) =>
  `${reach.mail ? `, emailed to ${count(mailed)}` : ""}${reach.push ? `, sent to the devices of ${count(pushed)}` : ""}`;

const isInForce = ({ endsAt, endedAt }: OwnAlert) => endedAt === null && Date.parse(endsAt) > Date.now();
