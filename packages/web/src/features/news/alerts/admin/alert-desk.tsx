import { shownOf } from "@highway/core/market/news/alerts/pure/shown";
import type { AlertWords } from "@highway/core/market/news/alerts/schema";
import type { CorpPermissions } from "@highway/core/people/permissions/schema";
import { useState } from "react";
import { useSoundOn } from "../../../../lib/alert-sound";
import { Card } from "../../../../ui/card";
import { Segmented } from "../../../../ui/fields/segmented";
import { AlertBanner } from "../alert-banner";
import { AlertWindowBody, AlertWindowFoot, windowTitle } from "../alert-window";
import { PostCard } from "./post-card";
import { PostedCard } from "./posted-card";
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
