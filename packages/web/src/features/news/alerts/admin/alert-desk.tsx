import { shownOf } from "@highway/core/market/news/alerts/pure/shown";
import type { AlertWords, OwnAlert } from "@highway/core/market/news/alerts/schema";
import type { CorpPermissions } from "@highway/core/people/permissions/schema";
import { useState } from "react";
import { useSoundOn } from "../../../../lib/alert-sound";
import { call } from "../../../../lib/api/api";
import { asApiError, refreshApi, useApi } from "../../../../lib/api/use-api";
import { count } from "../../../../lib/format/format";
import { notify } from "../../../../lib/notify";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { Segmented } from "../../../../ui/fields/segmented";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog";
import { Problem } from "../../../../ui/page/problem";
import { Bone, Skeleton } from "../../../../ui/page/skeleton";
import { AlertBanner } from "../alert-banner";
import { postedText } from "../alert-parts";
import { AlertWindowBody, AlertWindowFoot, windowTitle } from "../alert-window";
import { PostCard } from "./post-card";
import { useAlertForm } from "./use-alert-form";

/** The administrator's page of market alerts: one is written, and beside it stands how officers see it and what was posted before. */
export function AlertDesk({ corpID, permissions }: { corpID: string; permissions: CorpPermissions }) {
  const kept = useAlertForm(corpID);
  const { ending: _ending, ...words } = kept.form.values;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_380px] items-start gap-6 phone:gap-4 max-lg:grid-cols-1">
      <PostCard corpID={corpID} kept={kept} />
      <div className="flex min-w-0 flex-col gap-6 phone:gap-4">
        <PreviewCard words={words} permissions={permissions} />
        <PostedCard corpID={corpID} />
      </div>
    </div>
  );
}

const looks = [
  { value: "banner", label: "Banner" },
  { value: "window", label: "Window" },
] as const;
type Look = (typeof looks)[number]["value"];

const doNothing = () => {};

/** Shows the draft as officers would see it, with each keystroke. Nothing in it can be pressed: a test shows it in its place. */
function PreviewCard({ words, permissions }: { words: AlertWords; permissions: CorpPermissions }) {
  const [look, setLook] = useState<Look>("banner");
  const isOn = useSoundOn();
  const now = new Date().toISOString();
  const headline = words.headline.trim() || "Your headline";
  const alert = shownOf({ ...words, headline, _id: "draft", postedAt: now, endsAt: now }, permissions);
  const player = {
    isPlaying: false,
    at: 0,
    isRefused: false,
    toggle: doNothing,
    isOn,
    setOn: doNothing,
    showIn: doNothing,
  };
  return (
    <Card
      title="As officers see it"
      aside={<Segmented label="Banner or window" value={look} onChange={setLook} segments={looks} />}
    >
      <div inert data-testid="alert-preview">
        {look === "banner" ? (
          <div className="h-18 overflow-hidden rounded-md border border-line">
            <AlertBanner alert={alert} player={player} isPhone onDetails={doNothing} onFold={doNothing} />
          </div>
        ) : (
          <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-pop">
            <p className="flex h-14 items-center px-5 font-semibold text-h2">{windowTitle}</p>
            <AlertWindowBody alert={alert} player={player} />
            <div className="flex min-h-13 items-center justify-end gap-2 border-line border-t px-5 py-2">
              <AlertWindowFoot player={player} isPhone onClose={doNothing} />
            </div>
          </div>
        )}
      </div>
      <p className="mt-3 text-fg-3 text-sm">
        {look === "banner"
          ? "Officers see the banner at the top of every page. On a wide screen the text follows the headline."
          : "Each officer sees this window once, and again after closing the browser."}
      </p>
    </Card>
  );
}

/** What was posted, the newest first. The one in force can be ended. */
function PostedCard({ corpID }: { corpID: string }) {
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
