import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { useApi } from "../../../lib/api/use-api";
import { MailBody } from "../../../ui/mail-body";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { FigureTable } from "./figures-in-use";
import { SendAgain } from "./send-again";
import { handedOver, hasFailed, timeIn, whatHappened } from "./sentences";

type Props = {
  campaign: Campaign;
  message: CampaignMessage;
  onSaved: (campaign: Campaign) => void;
  part?: "words" | "preview" | undefined;
};

/** A message that went out, with the words and figures of its day. Nothing of it can be changed. */
export function SentPanel({ campaign, message, onSaved, part }: Props) {
  const path = { clientId: campaign.clientID, step: message.step };
  const sent = useApi("GET /v1/marketing-kit/campaigns/{clientId}/messages/{step}/sent", { path });
  // Where it stands alone it is the first heading of the page.
  const Heading = part === "preview" ? "h2" : "h3";
  const isFailed = hasFailed(message);
  return (
    <section
      aria-label={`Day ${message.day}: ${message.title}`}
      className="grid min-w-0 gap-6 p-6 min-[1280px]:grid-cols-2 phone:p-4"
    >
      <div hidden={part === "preview"} className="flex min-w-0 flex-col gap-4">
        <h2 className="font-semibold text-h2">
          Day {message.day}: {message.title}
        </h2>
        <p className="wrap-anywhere text-fg-2">
          <span className="num">{timeIn(campaign.zone, message.changedAt)}</span>. {whatHappened(message)}
          {!isFailed && " It can no longer be changed."}
        </p>
        <SendAgain campaign={campaign} message={message} onChange={onSaved} />
        {sent.state === "ready" && sent.data[0].figures === null && (
          <p className="text-fg-2">The figures of this message are in its words. No list of them was kept.</p>
        )}
        {sent.state === "ready" && sent.data[0].figures && sent.data[0].figures.length > 0 && (
          <FigureTable lines={sent.data[0].figures} when="That day" />
        )}
      </div>
      <div hidden={part === "words"} className="min-w-0">
        <Heading className="mb-1 font-medium text-fg-2 text-sm">{handedOver(message)}</Heading>
        {sent.state === "failed" && <Problem message={sent.message} onRetry={sent.retry} />}
        {sent.state === "loading" && (
          <Skeleton label="Loading the message">
            <Bone className="h-96 w-full" />
          </Skeleton>
        )}
        {sent.state === "ready" && (
          <>
            <p className="mb-2 font-medium wrap-anywhere">{sent.data[0].subject}</p>
            <MailBody html={sent.data[0].html} look={{ width: "phone", paper: "light" }} />
            <p className="mt-2 text-fg-3 text-sm">
              The words and figures are from that day. The frame around them shows your header as it is today.
            </p>
          </>
        )}
      </div>
    </section>
  );
}
