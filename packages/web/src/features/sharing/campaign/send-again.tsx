import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { RotateCw } from "lucide-react";
import { Link } from "react-router";
import { notify } from "../../../lib/notify";
import { clientPage } from "../../../lib/paths";
import { Button } from "../../../ui/button";
import { type Newest, useChange } from "./use-change";

type Props = {
  campaign: Campaign;
  newest: Newest;
  message: CampaignMessage;
  onChange: (campaign: Campaign) => void;
};

/** Offers to send a message again, where its email failed. Nothing is shown for a message that went out, or may have. */
export function SendAgain({ message: { step, day, title, mail }, ...of }: Props) {
  const { campaign } = of;
  const { wrong, busy, sendAgain } = useChange(of);
  if (mail?.status !== "FAILED" || campaign.status === "stopped") return null;
  if (campaign.status === "paused")
    return <p className="text-fg-3 text-sm">Resume the campaign to send this message again.</p>;
  const press = async () => {
    if (await sendAgain(step)) notify.success(`“${title}” goes out again during the next business hours.`);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="sm"
        icon={RotateCw}
        busy={busy}
        aria-label={`Send again: day ${day}, ${title}`}
        onClick={() => void press()}
      >
        Send again
      </Button>
      <Link
        to={clientPage(campaign.clientID, { edit: true })}
        className="flex min-h-6 items-center text-accent-text text-sm hover:underline touch:min-h-11"
      >
        Correct the client's address
      </Link>
      {wrong.primaryEmail && (
        <p role="alert" className="basis-full text-danger text-sm">
          {wrong.primaryEmail}
        </p>
      )}
    </div>
  );
}
