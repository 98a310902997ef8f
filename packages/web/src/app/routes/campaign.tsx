import type { Client } from "@highway/core/clients/schema";
import type { Campaign } from "@highway/core/sharing/campaigns/schema";
import { Table2 } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { AddressForm } from "../../features/sharing/campaign/address-form";
import { CampaignScreen } from "../../features/sharing/campaign/campaign-screen";
import { Heading } from "../../features/sharing/campaign/heading";
import { NoKit } from "../../features/sharing/campaign/no-kit";
import { StartForm } from "../../features/sharing/campaign/start-form";
import { useReportChoices } from "../../features/sharing/campaign/use-report-choices";
import { refreshApi, useApi } from "../../lib/api/use-api";
import { editorOf } from "../../lib/paths";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-style";
import { useGuardedWindow, WindowGuard } from "../../ui/overlays/window-guard";
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
  const [isStarting, setStarting] = useState(false);
  if (campaign.state === "failed" && campaign.error.code === "forbidden") return <NoKit says={campaign.message} />;
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
    setStarting(false);
    void refreshApi(`/v2/client/${id}`);
  };
  const [known] = campaign.data;
  if (known && (known.status !== "stopped" || !isStarting))
    return (
      <CampaignScreen
        key={known.epoch}
        campaign={known}
        client={client.data[0]}
        onChange={keep}
        onStartAgain={() => setStarting(true)}
      />
    );
  return <Beginning client={client.data[0]} onStarted={keep} onBack={known && (() => setStarting(false))} />;
}

type BeginningProps = {
  client: Client;
  onStarted: (campaign: Campaign) => void;
  /** Goes back to the campaign that has ended. */
  onBack: (() => void) | undefined;
};

/** What is missing to start a campaign, or the form that starts it. */
function Beginning({ client, onStarted, onBack }: BeginningProps) {
  const choices = useReportChoices(client._id);
  const guarded = useGuardedWindow(() => onBack?.());
  return (
    <WindowGuard value={guarded}>
      <PageHeader
        left={<Heading client={client} />}
        right={onBack && <Button onClick={guarded.close}>Back to the last campaign</Button>}
      />
      {client.primaryEmail === null ? (
        <AddressForm client={client} />
      ) : choices.state === "failed" ? (
        <Problem message={choices.message} onRetry={choices.retry} />
      ) : choices.state === "ready" && choices.data.length === 0 ? (
        <Empty
          icon={Table2}
          title="There is no complete report of a purchase yet"
          action={
            <Link to={editorOf({ tool: "lc2", clientID: client._id })} className={buttonClass({ variant: "primary" })}>
              New comparison
            </Link>
          }
        >
          The messages take their figures from a saved loan comparison of this client.
        </Empty>
      ) : (
        choices.state === "ready" && <StartForm client={client} reports={choices.data} onStarted={onStarted} />
      )}
    </WindowGuard>
  );
}
