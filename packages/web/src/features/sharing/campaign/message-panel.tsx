import type { Campaign, CampaignMessage, MessagePreview } from "@highway/core/sharing/campaigns/schema";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../lib/api/api";
import { sentence } from "../../../lib/api/api-error";
import { asApiError } from "../../../lib/api/use-api";
import { notify } from "../../../lib/notify";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/fields/field";
import { inputClass } from "../../../ui/fields/input-style";
import { TextField } from "../../../ui/fields/text-field";
import { MailBody } from "../mail-preview";
import { whyNot } from "./sentences";

/** The words of a message as they are typed. */
export type Text = { subject: string; body: string };
type Props = {
  campaign: Campaign;
  message: CampaignMessage;
  /** What is typed and not saved yet; undefined where nothing is. */
  draft: Text | undefined;
  onDraft: (draft: Text | undefined) => void;
  onSaved: (campaign: Campaign) => void;
};

const look = { width: "phone", paper: "light" } as const;
const AFTER_TYPING_MS = 400;

/** Draws the message as it is typed, a moment after the last key. */
function usePreview({ clientID }: Campaign, { step }: CampaignMessage, { subject, body }: Text) {
  const [drawn, setDrawn] = useState<MessagePreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      call("POST /v1/marketing-kit/campaigns/preview", { body: { clientID, step, text: { subject, body } } }).then(
        ([preview]) => {
          if (!isWanted) return;
          setDrawn(preview);
          setProblem(null);
        },
        (error: unknown) => isWanted && setProblem(sentence(error)),
      );
    }, AFTER_TYPING_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [clientID, step, subject, body]);
  return { drawn, problem };
}

/** One message: its words, the figures that they may name, and the email as it would go out now. */
export function MessagePanel({ campaign, message, draft, onDraft, onSaved }: Props) {
  const { subject, body } = message;
  const text = draft ?? { subject, body };
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const { drawn, problem } = usePreview(campaign, message, text);
  const isOpen = message.state === "planned" && campaign.status !== "stopped";
  const isChanged = text.subject !== subject || text.body !== body;

  const change = async (change: { text?: Text | null; isSkipped?: boolean }, done: string) => {
    setBusy(true);
    try {
      const path = { clientId: campaign.clientID, step: message.step };
      const sent = { lastUpdated: campaign.lastUpdated, ...change };
      const [saved] = await call("PUT /v1/marketing-kit/campaigns/{clientId}/messages/{step}", { path, body: sent });
      setWrong({});
      if (change.text !== undefined) onDraft(undefined);
      onSaved(saved);
      notify.success(done);
    } catch (error) {
      const { fields, message: said } = asApiError(error);
      setWrong(fields ?? {});
      if (!fields) notify.error(said);
    } finally {
      setBusy(false);
    }
  };
  const test = async () => {
    try {
      const of = { clientID: campaign.clientID, step: message.step, text };
      const [{ email }] = await call("POST /v1/marketing-kit/campaigns/test", { body: of });
      notify.success(`A test is on its way to ${email}.`);
    } catch (error) {
      notify.error(sentence(error));
    }
  };

  return (
    <section
      aria-label={`Day ${message.day}: ${message.title}`}
      className="grid min-w-0 gap-6 p-6 min-[1280px]:grid-cols-2 phone:p-4"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="font-semibold text-h2">
          Day {message.day}: {message.title}
        </h2>
        {whyNot(message) && <p className="text-warning">{[`${whyNot(message)}.`, ...message.why].join(" ")}</p>}
        <Words text={text} wrong={wrong} disabled={!isOpen} onChange={onDraft} figures={drawn?.figures ?? []} />
        {isOpen && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              busy={busy}
              disabled={!isChanged}
              onClick={() => void change({ text }, "Message saved.")}
            >
              Save message
            </Button>
            {message.isOwn && (
              <Button onClick={() => void change({ text: null }, "The usual text is back.")}>
                Restore the usual text
              </Button>
            )}
            <Button onClick={() => void test()}>Send me a test</Button>
            <Button
              onClick={() =>
                void change(
                  { isSkipped: !message.isSkipped },
                  message.isSkipped ? "The message goes out as planned." : "The message will be skipped.",
                )
              }
            >
              {message.isSkipped ? "Send this one after all" : "Skip this one"}
            </Button>
          </div>
        )}
        {drawn && <FiguresInUse text={text} message={message} preview={drawn} />}
      </div>
      <div className="min-w-0">
        <h3 className="mb-1 font-medium text-fg-2 text-sm">
          {isOpen ? "Preview with today's figures" : "The message with today's figures"}
        </h3>
        {problem && <p className="text-danger">{problem}</p>}
        {drawn && <p className="mb-2 font-medium wrap-anywhere">{drawn.subject}</p>}
        {drawn && <MailBody html={drawn.html} look={look} />}
      </div>
    </section>
  );
}

type WordsProps = {
  text: Text;
  wrong: Record<string, string>;
  disabled: boolean;
  onChange: (text: Text) => void;
  figures: MessagePreview["figures"];
};

/** The subject and the message as they are typed. A figure stands in double brackets, and a press on its name puts it in. */
function Words({ text, wrong, disabled, onChange, figures }: WordsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const at = area.current?.selectionStart ?? text.body.length;
    onChange({
      ...text,
      body: `${text.body.slice(0, at)}[[${name}]]${text.body.slice(area.current?.selectionEnd ?? at)}`,
    });
    area.current?.focus();
  };
  const known = figures.filter(({ value }) => value !== null);
  return (
    <>
      <TextField
        label="Subject"
        maxLength={150}
        disabled={disabled}
        value={text.subject}
        error={wrong["text.subject"]}
        onChange={({ target }) => onChange({ ...text, subject: target.value })}
      />
      <Field label="Message" error={wrong["text.body"]} hint="A sentence whose figure is not known is left out.">
        {(control) => (
          <textarea
            {...control}
            ref={area}
            maxLength={5000}
            disabled={disabled}
            value={text.body}
            onChange={({ target }) => onChange({ ...text, body: target.value })}
            className={inputClass("h-72! resize-y py-2 leading-5")}
          />
        )}
      </Field>
      {!disabled && known.length > 0 && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="mb-1 font-medium text-fg-2 text-sm">Insert a figure</legend>
          {known.map(({ name, value }) => (
            <Button key={name} size="sm" title={value ?? undefined} onClick={() => insert(name)}>
              {name}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

type InUse = { text: Text; message: CampaignMessage; preview: MessagePreview };

/** The figures that the message names or requires, where each comes from, and its value now. */
function FiguresInUse({ text, message, preview }: InUse) {
  const words = `${text.subject} ${text.body}`;
  const used = preview.figures.filter(({ name }) => words.includes(`[[${name}]]`) || message.required.includes(name));
  if (used.length === 0) return null;
  return (
    <div>
      <table className="w-full text-left">
        <caption className="mb-1 text-left font-medium text-fg-2 text-sm">Figures in this message</caption>
        <thead className="text-fg-3 text-sm">
          <tr className="border-line border-b">
            <th scope="col" className="py-1.5 font-medium">
              Figure
            </th>
            <th scope="col" className="font-medium">
              From
            </th>
            <th scope="col" className="text-right font-medium">
              Now
            </th>
          </tr>
        </thead>
        <tbody>
          {used.map(({ name, value, from, why }) => (
            <tr key={name} className="border-line border-b">
              <td className="py-1.5 font-medium text-accent-text">{name}</td>
              <td className="text-fg-2">
                {from}
                {why && <span className="block text-sm text-warning">{why}</span>}
              </td>
              <td className="num text-right wrap-anywhere">{value ?? "Not known"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-fg-3 text-sm">
        The figures are worked out again when the message goes out, from the report as it was last saved. If a required
        figure is missing then, the message is skipped and you are told.
      </p>
    </div>
  );
}
