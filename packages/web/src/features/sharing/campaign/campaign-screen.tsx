import type { Client } from "@highway/core/clients/schema";
import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { Play } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useActions } from "../../../lib/actions";
import { cx } from "../../../lib/class-names";
import { notify } from "../../../lib/notify";
import { keyLabels } from "../../../lib/shortcuts";
import { phone, useMedia } from "../../../lib/use-media";
import { Button } from "../../../ui/button";
import { KeyBar } from "../../../ui/page/key-bar";
import { PageHeader } from "../../../ui/page/page-header";
import { TabLinks } from "../../../ui/page/tab-links";
import { AllFigures } from "./all-figures";
import { ApprovalBar } from "./approval-bar";
import { CampaignFacts } from "./campaign-facts";
import { deedsOf, HeadButtons } from "./head-buttons";
import { Heading } from "./heading";
import { History } from "./history";
import { MessageList } from "./message-list";
import { MessagePanel } from "./message-panel";
import { fromList, PhoneMessage } from "./phone-message";
import { headline, nextOf, tally } from "./sentences";
import { StopDialog } from "./stop-dialog";
import { TermsDialog } from "./terms-dialog";
import { Timeline } from "./timeline";
import { type Newest, useChange } from "./use-change";
import { type Draft, useDrafts } from "./use-drafts";
import { useLacking } from "./use-message-preview";
import type { Text } from "./words";

type Props = {
  campaign: Campaign;
  client: Client;
  onChange: (campaign: Campaign) => void;
  /** Begins the campaign of a client anew, once this one has ended. */
  onStartAgain: () => void;
};
type Step = CampaignMessage["step"];

const tabs = [
  { key: "messages", label: "Messages" },
  { key: "figures", label: "Figures" },
  { key: "history", label: "History" },
] as const;

/** A campaign: where it stands, what goes out when, and what became of it. One that has ended is only read. */
export function CampaignScreen(props: Props) {
  const { campaign, client, onChange, onStartAgain } = props;
  const [query] = useSearchParams();
  const [asks, setAsks] = useState<"stop" | "terms" | null>(null);
  const { newest, wrong, busy, change, ask } = useChange(props);
  const { drafts, set, settle } = useDrafts(campaign);
  const now = Date.now();
  const isOver = campaign.status === "stopped";
  const isPaused = campaign.status === "paused";
  const answered = async () => {
    if (await change({ status: "paused", pausedFor: "answered" }))
      notify.undo("The campaign is paused.", () => void change({ status: "active" }));
  };
  const onTerms = () => setAsks("terms");
  const deeds = deedsOf(isPaused, {
    pause: () => void change({ status: isPaused ? "active" : "paused" }),
    answered: () => void answered(),
    stop: () => setAsks("stop"),
  });
  const terms = {
    label: "Prequalification",
    does: "Change the prequalification and the report",
    onSelect: onTerms,
  };
  useActions(
    isOver
      ? [{ label: "Start the campaign again", onSelect: onStartAgain }]
      : [deeds.pause, ...deeds.answered, terms, deeds.stop],
  );
  const isLacking = useLacking(campaign);
  const next = nextOf(campaign);
  const isPhone = useMedia(phone);
  const opened = campaign.messages.find(({ step }) => step === query.get("message"));
  // The list is back where the page of a message was left.
  const left = useRef<Step | null>(null);
  if (opened) left.current = opened.step;
  const tab = tabs.find(({ key }) => key === query.get("tab"))?.key ?? "messages";
  /** What the panel of a message is given of what is typed there. */
  const typingIn = (step: Step) => ({
    draft: drafts[step],
    onDraft: (text: Text | undefined) => set(step, text),
    onSaved: (saved: Campaign, typed?: Text) => {
      const words = saved.messages.find((each) => each.step === step);
      if (typed && words) settle(step, typed, words);
      onChange(saved);
    },
  });
  const dialog = asks === "terms" && (
    <TermsDialog campaign={campaign} wrong={wrong} onClose={() => setAsks(null)} onSave={change} />
  );
  if (isPhone && opened)
    return (
      <>
        <PhoneMessage
          key={opened.step}
          campaign={campaign}
          client={client}
          newest={newest}
          message={opened}
          {...typingIn(opened.step)}
          onTerms={onTerms}
        />
        {dialog}
      </>
    );
  const facts = <CampaignFacts campaign={campaign} now={now} onTerms={isOver ? undefined : onTerms} />;
  return (
    <>
      <PageHeader
        left={<Heading client={client} />}
        right={
          isOver ? (
            <Button variant="primary" icon={Play} onClick={onStartAgain}>
              Start again
            </Button>
          ) : (
            <HeadButtons {...deeds} />
          )
        }
      />
      {!isPhone && facts}
      {!isOver && <ApprovalBar campaign={campaign} busy={busy} onAsk={() => void ask()} />}
      <div className="border-line border-b px-6 pt-6 phone:p-4">
        <p className="text-pretty font-semibold text-hero">{headline(campaign, now)}</p>
        <p className="mt-1 text-fg-2 text-md">
          {tally(campaign)}
          {/* Its room is kept, so that nothing below moves once the figures are known. */}
          {next && (
            <span className={cx("text-warning", !isLacking(next) && "invisible")}> The next one is not ready.</span>
          )}
        </p>
        <Timeline campaign={campaign} now={now} />
      </div>
      <TabLinks label="Campaign" tabs={tabs} shown={tab} />
      {tab === "figures" && <AllFigures campaign={campaign} onTerms={onTerms} />}
      {tab === "history" && <History campaign={campaign} newest={newest} onChange={onChange} />}
      {tab === "messages" && (
        <Messages
          campaign={campaign}
          newest={newest}
          drafts={drafts}
          typingIn={typingIn}
          onTerms={onTerms}
          left={left.current}
          isLacking={isLacking}
        />
      )}
      {/* A phone shows the sentence first, and what seldom changes at its foot. */}
      {isPhone && facts}
      <StopDialog
        name={client.name}
        open={asks === "stop"}
        onCancel={() => setAsks(null)}
        onStop={(endedBy) =>
          void change({ status: "stopped", endedBy }).then((isStopped) => isStopped && setAsks(null))
        }
      />
      {dialog}
    </>
  );
}

const moves = [[["J", "K"], "next, previous message"]] as const;
const typing = [
  [["/"], "insert a figure"],
  [keyLabels("mod+s"), "save"],
  [keyLabels("mod+z"), "undo what is typed"],
] as const;

type MessagesProps = {
  campaign: Campaign;
  newest: Newest;
  drafts: Partial<Record<Step, Draft>>;
  typingIn: (step: Step) => Pick<ComponentProps<typeof MessagePanel>, "draft" | "onDraft" | "onSaved">;
  onTerms: () => void;
  left: Step | null;
  isLacking: (message: CampaignMessage) => boolean;
};

/** The list of messages, and the one that is chosen. */
function Messages({ campaign, newest, drafts, typingIn, onTerms, left, isLacking }: MessagesProps) {
  const [query, setQuery] = useSearchParams();
  const panel = useRef<HTMLDivElement>(null);
  const asked = query.get("message") as Step | null;
  const chosen = campaign.messages.find(({ step }) => step === asked) ?? nextOf(campaign) ?? campaign.messages[0]!;
  const isPhone = useMedia(phone);
  const choose = (step: Step) => {
    if (isPhone) return setQuery({ message: step }, { state: fromList });
    setQuery({ message: step }, { replace: true, preventScrollReset: true, flushSync: true });
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
  const isTyped = (step: Step) => drafts[step] !== undefined;
  const list = { campaign, onChoose: choose, isTyped, isLacking };
  if (isPhone) return <MessageList {...list} chosen={null} left={left} />;
  return (
    <>
      <div className="grid flex-1 grid-cols-[minmax(300px,380px)_minmax(0,1fr)] items-start max-lg:grid-cols-1">
        <MessageList {...list} chosen={chosen.step} />
        <div ref={panel} className="min-w-0 scroll-mt-16">
          <MessagePanel
            key={chosen.step}
            campaign={campaign}
            message={chosen}
            {...typingIn(chosen.step)}
            onTerms={onTerms}
            newest={newest}
          />
        </div>
      </div>
      <KeyBar
        keys={chosen.state === "planned" && campaign.status !== "stopped" ? [...moves, ...typing] : moves}
        says="Never two within 48 hours; none on weekends and holidays"
      />
    </>
  );
}
