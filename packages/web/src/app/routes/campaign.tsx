import type { Client } from "@highway/core/clients/schema";
import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { MailX } from "lucide-react";
import { Link, useParams } from "react-router";
import { useClientReports } from "../../features/reports/client-reports";
import { Heading } from "../../features/sharing/campaign/heading";
import { Running } from "../../features/sharing/campaign/running";
import { headline, tally } from "../../features/sharing/campaign/sentences";
import { StartForm } from "../../features/sharing/campaign/start-form";
import { refreshApi, useApi } from "../../lib/api/use-api";
import { clientPage, editorOf } from "../../lib/paths";
import { buttonClass } from "../../ui/button-style";
import { Empty } from "../../ui/page/empty";
import { PageHeader } from "../../ui/page/page-header";
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
