import type { Client } from "@highway/core/clients/schema";
import { ChevronLeft, ChevronRight, Mails, Pencil } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { ClientCard } from "../../features/clients/client-card";
import { ClientDrawer } from "../../features/clients/client-drawer";
import { RateLockCard } from "../../features/clients/rate-lock-card";
import { ClientReports, useClientReports } from "../../features/reports/client-reports";
import { NextStepCard, nextStep } from "../../features/sharing/story/next-step";
import { StoryCard, useStory } from "../../features/sharing/story/story-card";
import { useActions } from "../../lib/actions";
import { useApi } from "../../lib/api/use-api";
import { campaignOf, editorOf, paths } from "../../lib/paths";
import { useUser } from "../../lib/session";
import { tools } from "../../tools/registry";
import { Avatar } from "../../ui/avatar";
import { Tag } from "../../ui/badge";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { PageHeader, PageTitle } from "../../ui/page/page-header";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { NewReport } from "../new-report";

/** A client's page: who they are, their reports, what was sent and who opened it, and what to do next. `?edit` opens the form. */
export default function ClientPage() {
  const { client: id = "" } = useParams();
  const [query, setQuery] = useSearchParams();
  const [editing, setEditing] = useState(false);
  const answer = useApi("GET /v2/client/{id}", { path: { id } }, { shouldRetryOnError: false });
  const client = answer.state === "ready" ? answer.data[0] : null;
  const hasKit = useKit();
  const navigate = useNavigate();
  useActions([
    ...(client
      ? tools.map((tool) => ({
          label: tool.another,
          does: `${tool.another} for ${client.name}`,
          also: "create start scenario report",
          icon: tool.icon,
          onSelect: () => navigate(editorOf({ tool: tool.key, clientID: id })),
        }))
      : []),
    ...(hasKit && client
      ? [
          {
            label: "90-day campaign",
            does: "Open the 90-day campaign",
            also: "marketing kit drip prequalified",
            onSelect: () => navigate(campaignOf(id)),
          },
        ]
      : []),
  ]);
  const close = () => {
    setEditing(false);
    if (query.has("edit")) setQuery({}, { replace: true });
  };
  return (
    <>
      <PageTitle>{client?.name ?? "Client"}</PageTitle>
      <PageHeader
        left={<Heading client={client} isFailed={answer.state === "failed"} />}
        right={
          client && (
            <>
              <Button icon={Pencil} onClick={() => setEditing(true)} aria-label={`Edit ${client.name}`}>
                <span className="phone:sr-only">Edit</span>
              </Button>
              {hasKit && (
                <Link to={campaignOf(id)} aria-label="90-day campaign" className={buttonClass({})}>
                  <Icon of={Mails} />
                  <span className="phone:sr-only">90-day campaign</span>
                </Link>
              )}
              <NewReport clientID={id} narrow />
            </>
          )
        }
      />
      <div className="flex-1 bg-canvas">
        {answer.state === "failed" ? (
          <Problem message={answer.message} onRetry={answer.retry} />
        ) : (
          <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 p-6 phone:gap-4 phone:p-4">
            {client ? <Whole client={client} /> : <WholeBones />}
          </div>
        )}
      </div>
      <ClientDrawer of={client && (editing || query.has("edit")) ? { client } : null} onClose={close} onSaved={close} />
    </>
  );
}

/** Tells whether the officer has the 90 Day Kit, which the corporation shows or somebody bought. */
function useKit(): boolean {
  const { addOns } = useUser();
  const permissions = useApi("GET /v1/user/corp-permissions");
  return addOns.includes("90 Day Kit") || (permissions.state === "ready" && permissions.data.marketingKitVisible);
}

/** "Clients / Elena Marchetti": the first leads back to the list. A phone has room for an arrow and the name. */
const Heading = ({ client, isFailed }: { client: Client | null; isFailed: boolean }) => (
  <div className="flex min-w-0 items-center gap-1.5">
    <Link
      to={paths.clients}
      className="phone:-ml-3 inline-flex min-h-6 shrink-0 items-center rounded-xs text-fg-2 hover:text-fg touch:min-h-11 touch:min-w-11 phone:justify-center"
    >
      <Icon of={ChevronLeft} size={20} className="hidden phone:block" />
      <span className="phone:sr-only">Clients</span>
    </Link>
    <Icon of={ChevronRight} size={14} className="text-fg-3 phone:hidden" />
    {client ? (
      <h1 className="flex min-w-0 items-center gap-2 font-semibold text-h2">
        <span className="phone:hidden">
          <Avatar name={client.name} />
        </span>
        <span className="truncate phone:line-clamp-2 phone:whitespace-normal phone:leading-tight">{client.name}</span>
      </h1>
    ) : isFailed ? (
      <h1 className="text-fg-2 text-h2">Client not loaded</h1>
    ) : (
      <Bone className="h-3 w-40" />
    )}
    {client?.isDemo && <Tag>Demo</Tag>}
  </div>
);

function Whole({ client }: { client: Client }) {
  const saved = useClientReports(client._id);
  const story = useStory(client._id);
  const reports = saved.state === "ready" ? saved.data.items.map(({ report }) => report) : [];
  const isKnown = saved.state === "ready" && story.state === "ready";
  // How long the lists are decides where everything below them stands.
  if (saved.state === "loading" || story.state === "loading") return <WholeBones />;
  const step = isKnown ? nextStep({ client, reports, story: story.data.items, now: new Date() }) : null;
  return (
    <>
      {saved.state !== "failed" && story.state !== "failed" && <NextStepCard step={step} />}
      <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-6 phone:gap-4 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-6 phone:gap-4">
          <ClientReports reports={saved} />
          <StoryCard story={story} reports={reports} client={client} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 phone:gap-4">
          <ClientCard client={client} />
          <RateLockCard key={client._id} client={client} />
        </div>
      </div>
    </>
  );
}

const WholeBones = () => (
  <Skeleton label="Loading the client" className="flex flex-col gap-6 phone:gap-4">
    <Bone className="h-16 w-full" />
    <Bone className="h-64 w-full" />
    <Bone className="h-64 w-full" />
    <Bone className="h-64 w-full" />
  </Skeleton>
);
