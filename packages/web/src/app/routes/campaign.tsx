import type { Client } from "@highway/core/clients/schema";
import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { ChevronRight, MailX, Pause, Play, Square } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { useClientReports } from "../../features/reports/client-reports";
import { MessageList } from "../../features/sharing/campaign/message-list";
import { MessagePanel, type Text } from "../../features/sharing/campaign/message-panel";
import { headline, nextOf, tally, zoneLine } from "../../features/sharing/campaign/sentences";
import { StartForm } from "../../features/sharing/campaign/start-form";
import { Timeline } from "../../features/sharing/campaign/timeline";
import { useActions } from "../../lib/actions";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { refreshApi, useApi } from "../../lib/api/use-api";
import { date } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { clientPage, editorOf } from "../../lib/paths";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-style";
import { SelectField } from "../../ui/fields/select-field";
import { Icon } from "../../ui/icon";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Empty } from "../../ui/page/empty";
import { PageHeader, PageTitle } from "../../ui/page/page-header";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";

/** The 90-day campaign of a client: what goes out when, in which words, and what became of it. */
export default function CampaignPage() {
  const { client: id = "" } = useParams();
  const client = useApi("GET /v2/client/{id}", { path: { id } }, { shouldRetryOnError: false });
  const request = { path: { clientId: id } };
  const campaign = useApi("GET /v1/marketing-kit/campaigns/{clientId}", request, { shouldRetryOnError: false });
  const failed = [client, campaign].find(({ state }) => state === "failed");
  if (failed?.state === "failed") return <Problem message={failed.message} onRetry={failed.retry} />;
  if (client.state !== "ready" || campaign.state !== "ready")
    return (
      <Skeleton label="Loading the campaign" className="flex flex-col gap-4 p-6">
        <Bone className="h-10 w-full" />
        <Bone className="h-96 w-full" />
      </Skeleton>
    );
  const keep = (next: Campaign) => {
    campaign.replace([next]);
    void refreshApi(`/v2/client/${id}`);
  };
  const [running] = campaign.data;
  return running && running.status !== "stopped" ? (
    <Running key={running.epoch} campaign={running} client={client.data[0]} onChange={keep} />
  ) : (
    <Beginning client={client.data[0]} ended={running} onStarted={keep} />
  );
}

const Heading = ({ client }: { client: Client }) => (
  <div className="flex min-w-0 items-center gap-1.5">
    <Link
      to={clientPage(client._id)}
      className="inline-flex min-h-6 min-w-0 items-center truncate text-fg-2 hover:text-fg touch:min-h-11"
    >
      {client.name}
    </Link>
    <Icon of={ChevronRight} size={14} className="shrink-0 text-fg-3" />
    <h1 className="truncate font-semibold text-h2">Prequalified buyer, 90 days</h1>
    <PageTitle>{`Campaign of ${client.name}`}</PageTitle>
  </div>
);

type BeginningProps = { client: Client; ended: Campaign | undefined; onStarted: (campaign: Campaign) => void };

/** Before a campaign, and after one: what is missing to start, or the form that starts it. */
function Beginning({ client, ended, onStarted }: BeginningProps) {
  const saved = useClientReports(client._id);
  const complete = saved.state === "ready" ? saved.data.items.filter(({ report }) => report.status === "complete") : [];
  const reports = complete.map(({ report }) => ({ value: report.id, label: report.name || "Untitled scenario" }));
  return (
    <>
      <PageHeader left={<Heading client={client} />} />
      {ended && (
        <div className="px-6 pt-6 phone:px-4">
          <p className="font-semibold text-hero">{headline(ended, Date.now())}</p>
          <p className="text-fg-2">{tally(ended)} You can start it again.</p>
        </div>
      )}
      {client.primaryEmail === null ? (
        <Empty
          icon={MailX}
          title={`${client.name} has no email address yet`}
          action={
            <Link to={clientPage(client._id, { edit: true })} className={buttonClass({ variant: "primary" })}>
              Add the email address
            </Link>
          }
        >
          Email is required for the client's active drip campaign.
        </Empty>
      ) : saved.state === "failed" ? (
        <Problem message={saved.message} onRetry={saved.retry} />
      ) : saved.state === "ready" && reports.length === 0 ? (
        <Empty
          icon={MailX}
          title="There is no complete report yet"
          action={
            <Link to={editorOf({ tool: "lc2", clientID: client._id })} className={buttonClass({ variant: "primary" })}>
              New comparison
            </Link>
          }
        >
          The messages take their figures from a saved loan comparison of this client.
        </Empty>
      ) : (
        saved.state === "ready" && <StartForm client={client} reports={reports} onStarted={onStarted} />
      )}
    </>
  );
}

const stopReasons = [
  { value: "stopped", label: "Stop the messages" },
  { value: "underContract", label: "The client is under contract" },
  { value: "bought", label: "The client bought a home" },
] as const;
type StopReason = (typeof stopReasons)[number]["value"];

type RunningProps = { campaign: Campaign; client: Client; onChange: (campaign: Campaign) => void };

function Running({ campaign, client, onChange }: RunningProps) {
  const [query, setQuery] = useSearchParams();
  const [isStopping, setStopping] = useState(false);
  const [reason, setReason] = useState<StopReason>("stopped");
  // What is typed stays while another message is looked at.
  const [drafts, setDrafts] = useState<Partial<Record<CampaignMessage["step"], Text>>>({});
  const now = Date.now();
  const asked = query.get("message") as CampaignMessage["step"] | null;
  const chosen = campaign.messages.find(({ step }) => step === asked) ?? nextOf(campaign) ?? campaign.messages[0]!;
  const isPaused = campaign.status === "paused";
  const change = async (body: { status: Campaign["status"]; endedBy?: StopReason }) => {
    try {
      const path = { clientId: campaign.clientID };
      const sent = { lastUpdated: campaign.lastUpdated, ...body };
      const [saved] = await call("PUT /v1/marketing-kit/campaigns/{clientId}", { path, body: sent });
      onChange(saved);
    } catch (error) {
      notify.error(sentence(error));
    }
    setStopping(false);
  };
  const pause = () => void change({ status: isPaused ? "active" : "paused" });
  const panel = useRef<HTMLDivElement>(null);
  const choose = (step: CampaignMessage["step"]) => {
    setQuery({ message: step }, { replace: true, preventScrollReset: true });
    // Where the message stands below the list, a press on a line would seem to do nothing.
    if (matchMedia("(max-width: 1023px)").matches) panel.current?.scrollIntoView({ block: "start" });
  };
  const move = (by: number) => {
    const next = campaign.messages[campaign.messages.indexOf(chosen) + by];
    if (next) choose(next.step);
  };
  useActions([
    {
      label: isPaused ? "Resume" : "Pause",
      does: isPaused ? "Resume the campaign" : "Pause the campaign",
      onSelect: pause,
    },
    { label: "Stop", does: "Stop the campaign", onSelect: () => setStopping(true) },
    { label: "Next message", keys: "j", onSelect: () => move(1) },
    { label: "Previous message", keys: "k", onSelect: () => move(-1) },
  ]);
  return (
    <>
      <PageHeader
        left={<Heading client={client} />}
        right={
          <>
            <Button
              icon={isPaused ? Play : Pause}
              onClick={pause}
              aria-label={isPaused ? "Resume the campaign" : "Pause the campaign"}
            >
              <span className="phone:sr-only">{isPaused ? "Resume" : "Pause"}</span>
            </Button>
            <Button icon={Square} onClick={() => setStopping(true)} aria-label="Stop the campaign">
              <span className="phone:sr-only">Stop</span>
            </Button>
          </>
        }
      />
      <div className="flex flex-wrap gap-x-6 gap-y-1 border-line border-b bg-canvas px-6 py-3 text-fg-2 phone:px-4">
        <span>
          {zoneLine(campaign)}, to {campaign.clientEmail ?? "no address"}
        </span>
        <span>Starts {date(campaign.start)}</span>
        {campaign.expires && <span>Prequalified until {date(campaign.expires)}</span>}
      </div>
      <div className="border-line border-b px-6 pt-6 phone:px-4 phone:pb-4">
        <p className="font-semibold text-hero">{headline(campaign, now)}</p>
        <p className="text-fg-2">{tally(campaign)}</p>
        <Timeline campaign={campaign} now={now} />
      </div>
      <div className="grid flex-1 grid-cols-[minmax(300px,380px)_minmax(0,1fr)] items-start max-lg:grid-cols-1">
        <MessageList campaign={campaign} chosen={chosen.step} onChoose={choose} />
        <div ref={panel} className="min-w-0 scroll-mt-16">
          <MessagePanel
            key={chosen.step}
            campaign={campaign}
            message={chosen}
            draft={drafts[chosen.step]}
            onDraft={(draft) => setDrafts((all) => ({ ...all, [chosen.step]: draft }))}
            onSaved={onChange}
          />
        </div>
      </div>
      <ConfirmDialog
        open={isStopping}
        onCancel={() => setStopping(false)}
        onConfirm={() => void change({ status: "stopped", endedBy: reason })}
        title="Stop the campaign?"
        confirm="Stop the campaign"
        cancel="Keep it"
        danger
      >
        <p className="mb-3">No further message goes out to {client.name}. You can start the campaign again later.</p>
        <SelectField label="Why" options={stopReasons} value={reason} onChange={setReason} />
      </ConfirmDialog>
    </>
  );
}
