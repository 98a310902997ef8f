import type { Client } from "@highway/core/clients/schema";
import type { CampaignLine } from "@highway/core/sharing/campaigns/schema";
import { CirclePause, CircleStop, Mails, Play, ShieldQuestion } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { ClientSelector } from "../../features/clients/client-selector";
import { NoKit } from "../../features/sharing/campaign/no-kit";
import { doneIn, lineOf } from "../../features/sharing/campaign/sentences";
import { useActions } from "../../lib/actions";
import { usePages } from "../../lib/api/use-pages";
import { campaignOf } from "../../lib/paths";
import { useWhileThere } from "../../lib/use-is-there";
import { Avatar } from "../../ui/avatar";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlays/dialog";
import { Empty } from "../../ui/page/empty";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ViewMore } from "../../ui/page/view-more";

/** Campaigns a page. */
const pageSize = 25;

/** All 90-day campaigns of the officer: those that run first, by what goes out next. */
export default function CampaignsPage() {
  const [isChoosing, setChoosing] = useState(false);
  const campaigns = usePages(
    "GET /v1/marketing-kit/campaigns",
    (offset) => ({ query: { offset: String(offset), count: String(pageSize) } }),
    (answer) => answer,
    pageSize,
  );
  useActions([{ label: "Start a campaign", icon: Play, onSelect: () => setChoosing(true) }]);
  if (campaigns.state === "failed" && campaigns.error.code === "forbidden") return <NoKit says={campaigns.message} />;
  const start = (
    <Button variant="primary" icon={Play} onClick={() => setChoosing(true)}>
      Start a campaign
    </Button>
  );
  const isEmpty = campaigns.state === "ready" && campaigns.data.items.length === 0;
  return (
    <>
      <PageTitle>Buyer campaigns</PageTitle>
      <PageHeader left={<PageHeading>Buyer campaigns</PageHeading>} right={start} />
      {campaigns.state === "failed" && <Problem message={campaigns.message} onRetry={campaigns.retry} />}
      {campaigns.state === "loading" && (
        <Skeleton label="Loading the campaigns" className="flex flex-col gap-4 p-6">
          {[0, 1, 2].map((row) => (
            <Bone key={row} className="h-10 w-full" />
          ))}
        </Skeleton>
      )}
      {isEmpty && (
        <Empty icon={Mails} title="Keep a prequalified buyer up to date for 90 days">
          Fourteen emails go out by themselves, with the figures of the client's own reports. You can read, change or
          skip each one first.
        </Empty>
      )}
      {campaigns.state === "ready" && !isEmpty && (
        <>
          <ul className="border-line border-b">
            {campaigns.data.items.toSorted(byTurn).map((line) => (
              <Line key={line.clientID} line={line} />
            ))}
          </ul>
          {campaigns.data.more && (
            <div className="flex justify-center p-4">
              <ViewMore onMore={campaigns.data.viewMore} busy={campaigns.data.loadingMore} />
            </div>
          )}
        </>
      )}
      {isChoosing && <ClientChoice onClose={() => setChoosing(false)} />}
    </>
  );
}

const ranks = { active: 0, paused: 1, stopped: 2 };
/** What goes out next stands first, then what waits for the officer, then what has ended. */
const byTurn = (one: CampaignLine, other: CampaignLine) =>
  ranks[one.status] - ranks[other.status] || (one.next?.at ?? "9").localeCompare(other.next?.at ?? "9");

/** One campaign: all of the line leads to it. */
const Line = ({ line }: { line: CampaignLine }) => (
  <li>
    <Link
      to={campaignOf(line.clientID)}
      className="flex min-h-15 items-center gap-3 border-line border-t px-6 py-2 hover:bg-hover phone:px-4"
    >
      <Avatar name={line.clientName} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{line.clientName}</span>
        <span className="num block text-fg-2">{lineOf(line, Date.now())}</span>
        <span className="num block text-fg-3 text-sm">{doneIn(line)}</span>
      </span>
      <Standing line={line} />
    </Link>
  </li>
);

function Standing({ line: { status, waitsForApproval } }: { line: CampaignLine }) {
  if (waitsForApproval)
    return (
      <Badge tone="warning" icon={ShieldQuestion}>
        To approve
      </Badge>
    );
  if (status === "active")
    return (
      <Badge tone="positive" icon={Play}>
        Running
      </Badge>
    );
  return status === "paused" ? <Badge icon={CirclePause}>Paused</Badge> : <Badge icon={CircleStop}>Ended</Badge>;
}

/** Chooses the client whose campaign is started. */
function ClientChoice({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  // A client who is added may come once the window was left: that leads nobody away.
  const choose = useWhileThere((client: Client | null) => {
    if (client) navigate(campaignOf(client._id));
  });
  return (
    <Dialog open onClose={onClose} title="Start a campaign" width={440}>
      <div className="flex flex-col gap-3 px-5 pb-5">
        <p className="text-fg-2">Choose the prequalified buyer. You see the form, and nothing is sent yet.</p>
        <ClientSelector clientID={null} onChange={choose} />
      </div>
    </Dialog>
  );
}
