import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { type ReactNode, useState } from "react";
import { useActions } from "../../../lib/actions";
import { call } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import { asApiError, useApi } from "../../../lib/api/use-api";
import { sayFailure } from "../../../lib/forms/use-form";
import { notify } from "../../../lib/notify";
import { Button } from "../../../ui/button";
import { MailBody } from "../../../ui/mail-body";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";
import { FiguresInUse, FigureTable } from "./figures-in-use";
import { SendAgain } from "./send-again";
import { handedOver, hasFailed, timeIn, whatHappened, whyNot, wouldSkip } from "./sentences";
import { changeInTurn, type Newest } from "./use-change";
import type { Draft } from "./use-drafts";
import { useMessagePreview } from "./use-message-preview";
import { ReadWords, type Text, Words } from "./words";

type Props = {
  campaign: Campaign;
  message: CampaignMessage;
  /** What is typed and not saved yet; undefined where nothing is. */
  draft: Draft | undefined;
  onDraft: (draft: Text | undefined) => void;
  /** @param typed what the message said here when the save of its words began */
  onSaved: (campaign: Campaign, typed?: Text) => void;
  newest: Newest;
  /** Opens what the whole campaign says of the prequalification. */
  onTerms: () => void;
  /** What is shown of it where there is no room for both. */
  part?: "words" | "preview" | undefined;
};
type Change = { text?: Text | null; isSkipped?: boolean };

const look = { width: "phone", paper: "light" } as const;

/** Saves a change of a message, and offers to take it back. Of a campaign that was changed elsewhere, the newer state is shown. */
function useChange({ campaign, message, onSaved, newest }: Props, text: Text) {
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const save = async (change: Change, done: string, back?: Change) => {
    const { step } = message;
    setBusy(true);
    setWrong({});
    try {
      const path = { clientId: campaign.clientID, step };
      const saved = await changeInTurn(newest, { step, ...change }, (lastUpdated) =>
        call("PUT /v1/marketing-kit/campaigns/{clientId}/messages/{step}", { path, body: { lastUpdated, ...change } }),
      );
      if (!saved) return;
      onSaved(saved, change.text === undefined ? undefined : text);
      if (back) notify.undo(done, () => void save(back, "Your change was undone."));
      else notify.success(done);
    } catch (error) {
      sayFailure(error, setWrong);
      const { current } = asApiError(error);
      if (current) onSaved(current as Campaign);
    } finally {
      setBusy(false);
    }
  };
  return { wrong, busy, save };
}

/** One message: as it was sent, or as it would go out now. */
export const MessagePanel = (props: Props) =>
  props.message.state === "sent" ? <SentPanel {...props} /> : <PlannedPanel {...props} />;

type FrameProps = Pick<Props, "message" | "part"> & { words: ReactNode; heading: string; email: ReactNode };

/** A message: what is said of it, and beside it the email. */
function Frame({ message, part, words, heading, email }: FrameProps) {
  const name = `Day ${message.day}: ${message.title}`;
  // Where the email stands alone, its heading is the first of the page.
  const Heading = part === "preview" ? "h2" : "h3";
  return (
    <section aria-label={name} className="grid min-w-0 gap-6 p-6 min-[1280px]:grid-cols-2 phone:p-4">
      <div hidden={part === "preview"} className="flex min-w-0 flex-col gap-4">
        <h2 className="font-semibold text-h2">{name}</h2>
        {words}
      </div>
      <div hidden={part === "words"} className="min-w-0">
        <Heading className="mb-1 font-medium text-fg-2 text-sm">{heading}</Heading>
        {email}
      </div>
    </section>
  );
}

/** A message that has not gone out: its words, the figures that they may name, and the email with the figures of now. */
function PlannedPanel(props: Props) {
  const { campaign, message, draft, onDraft, onTerms, part } = props;
  const { subject, body } = message;
  const text = draft ? { subject: draft.subject, body: draft.body } : { subject, body };
  const { wrong, busy, save } = useChange(props, text);
  const { drawn, problem } = useMessagePreview(campaign, message, text);
  const isOpen = message.state === "planned" && campaign.status !== "stopped";
  const isChanged = text.subject !== subject || text.body !== body;
  const before = { text: message.isOwn ? { subject, body } : null };
  const saveText = () => void save({ text }, "Message saved.", before);
  useActions([{ label: "Save message", keys: "mod+s", disabled: !isOpen || !isChanged, onSelect: saveText }]);
  return (
    <Frame
      message={message}
      part={part}
      words={
        <>
          {whyNot(message) && <p className="text-warning">{[`${whyNot(message)}.`, ...message.why].join(" ")}</p>}
          {isOpen && !message.isSkipped && drawn && wouldSkip(drawn.lacking) && (
            <p className="text-warning">{wouldSkip(drawn.lacking)}</p>
          )}
          {draft && isOpen && (draft.from.subject !== subject || draft.from.body !== body) && (
            <div role="status" className="rounded-sm border border-warning px-3 py-2">
              <p>
                This message was changed elsewhere after you began to type. If you save, your version replaces the other
                one, which reads:
              </p>
              <div className="my-2 max-h-52 overflow-y-auto">
                <ReadWords text={{ subject, body }} />
              </div>
              <Button size="sm" onClick={() => onDraft(undefined)}>
                Discard what I typed
              </Button>
            </div>
          )}
          <Words text={text} wrong={wrong} isOpen={isOpen} onChange={onDraft} figures={drawn?.figures ?? []} />
          {isOpen && (
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" busy={busy} disabled={!isChanged} onClick={saveText}>
                Save message
              </Button>
              {message.isOwn && (
                <Button onClick={() => void save({ text: null }, "The default text is back.", before)}>
                  Restore the default text
                </Button>
              )}
              <Button onClick={() => void sendTest(campaign, message, text)}>Send me a test</Button>
              <Button
                onClick={() =>
                  void save(
                    { isSkipped: !message.isSkipped },
                    message.isSkipped ? "The message is planned again." : "The message will be skipped.",
                    { isSkipped: message.isSkipped },
                  )
                }
              >
                {message.isSkipped ? "Send this one after all" : "Skip this one"}
              </Button>
            </div>
          )}
          {drawn && (
            <FiguresInUse campaign={campaign} text={text} message={message} preview={drawn} onTerms={onTerms} />
          )}
        </>
      }
      heading={
        isOpen
          ? "Preview with today's figures"
          : message.state === "planned"
            ? "The message that did not go out, with today's figures"
            : "The skipped message with today's figures"
      }
      email={
        <>
          {problem && <Problem message={problem.message} onRetry={problem.retry} />}
          {drawn && !problem && (
            <>
              <p className="mb-2 font-medium wrap-anywhere">{drawn.subject}</p>
              <MailBody html={drawn.html} look={look} />
            </>
          )}
        </>
      }
    />
  );
}

async function sendTest({ clientID }: Campaign, { step }: CampaignMessage, text: Text): Promise<void> {
  try {
    const [{ email }] = await call("POST /v1/marketing-kit/campaigns/test", { body: { clientID, step, text } });
    notify.success(`A test is on its way to ${email}.`);
  } catch (error) {
    notify.error(sentence(error));
  }
}

/** A message that went out, with the words and figures of its day. Nothing of it can be changed. */
function SentPanel({ campaign, message, newest, onSaved, part }: Props) {
  const path = { clientId: campaign.clientID, step: message.step };
  const sent = useApi("GET /v1/marketing-kit/campaigns/{clientId}/messages/{step}/sent", { path });
  const isFailed = hasFailed(message);
  return (
    <Frame
      message={message}
      part={part}
      words={
        <>
          <p className="wrap-anywhere text-fg-2">
            <span className="num">{timeIn(campaign.zone, message.changedAt)}</span>. {whatHappened(message)}
            {!isFailed && " It can no longer be changed."}
          </p>
          <SendAgain campaign={campaign} newest={newest} message={message} onChange={onSaved} />
          {sent.state === "ready" && sent.data[0].figures === null && (
            <p className="text-fg-2">The figures of this message are in its words. No list of them was kept.</p>
          )}
          {sent.state === "ready" && sent.data[0].figures && sent.data[0].figures.length > 0 && (
            <FigureTable lines={sent.data[0].figures} when="That day" />
          )}
        </>
      }
      heading={handedOver(message)}
      email={
        <>
          {sent.state === "failed" && <Problem message={sent.message} onRetry={sent.retry} />}
          {sent.state === "loading" && (
            <Skeleton label="Loading the message">
              <Bone className="h-96 w-full" />
            </Skeleton>
          )}
          {sent.state === "ready" && (
            <>
              <p className="mb-2 font-medium wrap-anywhere">{sent.data[0].subject}</p>
              <MailBody html={sent.data[0].html} look={look} />
              <p className="mt-2 text-fg-3 text-sm">
                The words and figures are from that day. The frame around them shows your header as it is today.
              </p>
            </>
          )}
        </>
      }
    />
  );
}
