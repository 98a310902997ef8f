import type { Client } from "@highway/core/clients/schema";
import type { Campaign, CampaignChange, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { MessageCircleReply, Pause, Play, Square } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useActions } from "../../../lib/actions";
import { call } from "../../../lib/api/api";
import { asApiError } from "../../../lib/api/use-api";
import { date } from "../../../lib/format/format";
import { notify } from "../../../lib/notify";
import { phone, useMedia } from "../../../lib/use-media";
import { Button } from "../../../ui/button";
import { PageHeader } from "../../../ui/page/page-header";
import { TabLinks } from "../../../ui/page/tab-links";
import { ApprovalBar } from "./approval-bar";
import { Heading } from "./heading";
import { History } from "./history";
import { MessageList } from "./message-list";
import { MessagePanel } from "./message-panel";
import { fromList, PhoneMessage } from "./phone-message";
import { headline, nextOf, tally, zoneLine } from "./sentences";
import { StopDialog } from "./stop-dialog";
import { TermsDialog } from "./terms-dialog";
import { Timeline } from "./timeline";
import type { Text } from "./words";

type Props = { campaign: Campaign; client: Client; onChange: (campaign: Campaign) => void };
type Change = Omit<CampaignChange, "lastUpdated">;
type Step = CampaignMessage["step"];

/** Saves changes of the campaign, each based on its newest state. Where it was changed elsewhere, that state is shown. */
function useChange({ campaign, onChange }: Props) {
  const newest = useRef(campaign);
  newest.current = campaign;
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const path = { clientId: campaign.clientID };
  const saved = async (send: (lastUpdated: string) => Promise<[Campaign]>): Promise<boolean> => {
    setBusy(true);
    setWrong({});
    try {
      onChange((await send(newest.current.lastUpdated))[0]);
      return true;
    } catch (error) {
      const { fields, message, current } = asApiError(error);
      if (fields) setWrong(fields);
      else notify.error(message);
      if (current) onChange(current as Campaign);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const change = (change: Change) =>
    saved((lastUpdated) =>
      call("PUT /v1/marketing-kit/campaigns/{clientId}", { path, body: { lastUpdated, ...change } }),
    );
  const ask = () =>
    saved((lastUpdated) =>
      call("POST /v1/marketing-kit/campaigns/{clientId}/approval", { path, body: { lastUpdated } }),
    );
  return { newest, wrong, busy, change, ask };
}

const tabs = [
  { key: "messages", label: "Messages" },
  { key: "history", label: "History" },
] as const;

/** A campaign that is active or paused: where it stands, what goes out when, and what became of it. */
export function Running(props: Props) {
  const { campaign, client, onChange } = props;
  const [query] = useSearchParams();
  const [asks, setAsks] = useState<"stop" | "terms" | null>(null);
  const { newest, wrong, busy, change, ask } = useChange(props);
  // What is typed stays while another message or the history is looked at.
  const [drafts, setDrafts] = useState<Drafts>({});
  const now = Date.now();
  const isPaused = campaign.status === "paused";
  const pause = () => void change({ status: isPaused ? "active" : "paused" });
  const answered = async () => {
    if (await change({ status: "paused", pausedFor: "answered" }))
      notify.undo("The campaign is paused.", () => void change({ status: "active" }));
  };
  useActions([
    {
      label: isPaused ? "Resume" : "Pause",
      does: isPaused ? "Resume the campaign" : "Pause the campaign",
      onSelect: pause,
    },
    { label: "The client answered", does: "Pause the campaign because the client answered", onSelect: answered },
    { label: "Prequalification", does: "Change the prequalification", onSelect: () => setAsks("terms") },
    { label: "Stop", does: "Stop the campaign", onSelect: () => setAsks("stop") },
  ]);
  const isPhone = useMedia(phone);
  const opened = campaign.messages.find(({ step }) => step === query.get("message"));
  // The list is back where the page of a message was left.
  const left = useRef<Step | null>(null);
  if (opened) left.current = opened.step;
  const isHistory = query.get("tab") === "history";
  const onDraft = (step: Step, draft: Text | undefined) => setDrafts((all) => ({ ...all, [step]: draft }));
  if (isPhone && opened)
    return (
      <PhoneMessage
        key={opened.step}
        campaign={campaign}
        client={client}
        newest={newest}
        message={opened}
        draft={drafts[opened.step]}
        onDraft={(draft) => onDraft(opened.step, draft)}
        onSaved={onChange}
      />
    );
  return (
    <>
      <PageHeader
        left={<Heading client={client} />}
        right={
          <>
            {!isPaused && (
              <Button icon={MessageCircleReply} onClick={() => void answered()} aria-label="The client answered: pause">
                <span className="phone:sr-only">The client answered</span>
              </Button>
            )}
            <Button
              icon={isPaused ? Play : Pause}
              onClick={pause}
              aria-label={isPaused ? "Resume the campaign" : "Pause the campaign"}
            >
              <span className="phone:sr-only">{isPaused ? "Resume" : "Pause"}</span>
            </Button>
            <Button icon={Square} onClick={() => setAsks("stop")} aria-label="Stop the campaign">
              <span className="phone:sr-only">Stop</span>
            </Button>
          </>
        }
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b bg-canvas px-6 py-3 text-fg-2 phone:px-4">
        <span>
          {zoneLine(campaign)}, to {campaign.clientEmail ?? "no address"}
        </span>
        <span>Starts {date(campaign.start)}</span>
        <span className="flex items-center gap-2">
          {campaign.expires ? `Prequalified until ${date(campaign.expires)}` : "The prequalification has no end date"}
          <Button variant="link" onClick={() => setAsks("terms")}>
            Change
          </Button>
        </span>
      </div>
      <ApprovalBar campaign={campaign} busy={busy} onAsk={() => void ask()} />
      <div className="border-line border-b px-6 pt-6 phone:px-4 phone:pb-4">
        <p className="font-semibold text-hero">{headline(campaign, now)}</p>
        <p className="text-fg-2">{tally(campaign)}</p>
        <Timeline campaign={campaign} now={now} />
      </div>
      <TabLinks label="Campaign" tabs={tabs} shown={isHistory ? "history" : "messages"} />
      {isHistory ? (
        <History campaign={campaign} />
      ) : (
        <Messages
          campaign={campaign}
          newest={newest}
          onChange={onChange}
          drafts={drafts}
          onDraft={onDraft}
          left={left.current}
        />
      )}
      <StopDialog
        name={client.name}
        open={asks === "stop"}
        onCancel={() => setAsks(null)}
        onStop={(endedBy) => void change({ status: "stopped", endedBy }).then(() => setAsks(null))}
      />
      {asks === "terms" && (
        <TermsDialog
          campaign={campaign}
          wrong={wrong}
          onCancel={() => setAsks(null)}
          onSave={(terms) => void change(terms).then((isSaved) => isSaved && setAsks(null))}
        />
      )}
    </>
  );
}

type Drafts = Partial<Record<Step, Text>>;
type MessagesProps = {
  campaign: Campaign;
  newest: { current: Campaign };
  onChange: (campaign: Campaign) => void;
  drafts: Drafts;
  onDraft: (step: Step, draft: Text | undefined) => void;
  left: Step | null;
};

/** The list of messages, and the one that is chosen. */
function Messages({ campaign, newest, onChange, drafts, onDraft, left }: MessagesProps) {
  const [query, setQuery] = useSearchParams();
  const panel = useRef<HTMLDivElement>(null);
  const asked = query.get("message") as Step | null;
  const chosen = campaign.messages.find(({ step }) => step === asked) ?? nextOf(campaign) ?? campaign.messages[0]!;
  const isPhone = useMedia(phone);
  const choose = (step: Step) => {
    if (isPhone) return setQuery({ message: step }, { state: fromList });
    setQuery({ message: step }, { replace: true, preventScrollReset: true });
    // Where the message stands below the list, a press on a line would seem to do nothing.
    if (matchMedia("(max-width: 1023px)").matches) panel.current?.scrollIntoView({ block: "start" });
  };
  const move = (by: number) => {
    const next = campaign.messages[campaign.messages.indexOf(chosen) + by];
    if (next) choose(next.step);
  };
  useActions([
    { label: "Next message", keys: "j", onSelect: () => move(1) },
    { label: "Previous message", keys: "k", onSelect: () => move(-1) },
  ]);
  if (isPhone) return <MessageList campaign={campaign} chosen={null} onChoose={choose} left={left} />;
  return (
    <div className="grid flex-1 grid-cols-[minmax(300px,380px)_minmax(0,1fr)] items-start max-lg:grid-cols-1">
      <MessageList campaign={campaign} chosen={chosen.step} onChoose={choose} />
      <div ref={panel} className="min-w-0 scroll-mt-16">
        <MessagePanel
          key={chosen.step}
          campaign={campaign}
          message={chosen}
          draft={drafts[chosen.step]}
          onDraft={(draft) => onDraft(chosen.step, draft)}
          onSaved={onChange}
          newest={newest}
        />
      </div>
    </div>
  );
}
