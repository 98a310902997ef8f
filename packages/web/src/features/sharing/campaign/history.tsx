import { zones } from "@highway/core/sharing/campaigns/pure/zone";
import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { Link } from "react-router";
import { fromList } from "./phone-message";
import { SendAgain } from "./send-again";
import { timeIn, whatHappened } from "./sentences";
import { Status } from "./status";
import type { Newest } from "./use-change";

/** What became of the messages whose time has come, the newest first, each with its time where the client lives. */
export function History(of: { campaign: Campaign; newest: Newest; onChange: (campaign: Campaign) => void }) {
  const { campaign } = of;
  const past = campaign.messages
    .filter(({ state }) => state !== "planned")
    .toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1));
  return (
    <section aria-label="History" className="p-6 phone:p-4">
      <p className="mb-3 text-fg-2">
        {past.length === 0
          ? campaign.status === "stopped"
            ? "No message went out before the campaign ended."
            : "No message has gone out or been skipped yet. Each one appears here with its time and outcome."
          : `Times are in the client's time zone, ${zones[campaign.zone]}.`}
      </p>
      {past.length > 0 && (
        <ol className="divide-y divide-line border-line border-y">
          {past.map((message) => (
            <li key={message.step} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
              <span className="num w-44 shrink-0 text-fg-2">{timeIn(campaign.zone, message.changedAt)}</span>
              <div className="min-w-0 flex-1 basis-56">
                <Named message={message} />
                <span className="block text-fg-2 wrap-anywhere">{whatHappened(message)}</span>
                <SendAgain {...of} message={message} />
              </div>
              <Status message={message} isNext={false} isLacking={false} isOver={campaign.status === "stopped"} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The name of a message. One that went out is opened as it was sent. */
function Named({ message: { step, day, title, state } }: { message: CampaignMessage }) {
  const name = `Day ${day}: ${title}`;
  if (state !== "sent") return <span className="block font-medium">{name}</span>;
  return (
    <Link
      to={{ search: `?message=${step}` }}
      state={fromList}
      className="inline-flex min-h-6 items-center font-medium text-accent-text hover:underline touch:min-h-11"
    >
      {name}
    </Link>
  );
}
