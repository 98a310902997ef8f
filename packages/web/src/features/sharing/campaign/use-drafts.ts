import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { useRef, useState } from "react";
import { type FormDraftKey, formDraftAt, keepFormDraft, useFormDraftKey } from "../../../lib/forms/form-drafts";
import type { Text } from "./words";

type Step = CampaignMessage["step"];
/** What is typed of a message, and the saved words from which it began. */
export type Draft = Text & { from: Text };
type Drafts = Partial<Record<Step, Draft>>;

const draftsAt = (key: FormDraftKey) => formDraftAt<Drafts>(key, () => true) ?? {};

function withDraft(drafts: Drafts, step: Step, draft: Draft | undefined): Drafts {
  const { [step]: _before, ...others } = drafts;
  return draft ? { ...others, [step]: draft } : others;
}

/** What is typed into the messages of a campaign and not saved. It is kept in this browser, so it is there again after the page was left. */
export function useDrafts({ clientID, epoch, messages }: Campaign) {
  const key = useFormDraftKey("campaign-messages", `${clientID}.${epoch}`);
  const [drafts, setDrafts] = useState(() => draftsAt(key));
  /** An answer that comes late meets what is typed by then, in this message and in others. */
  const latest = useRef(drafts);
  const put = (step: Step, draft: Draft | undefined) => {
    latest.current = withDraft(latest.current, step, draft);
    setDrafts(latest.current);
    // What another tab has typed into other messages stays.
    const kept = withDraft(draftsAt(key), step, draft);
    keepFormDraft(key, Object.keys(kept).length > 0 ? kept : null);
  };
  const set = (step: Step, text: Text | undefined) => {
    const { subject = "", body = "" } = messages.find((each) => each.step === step) ?? {};
    put(step, text && { ...text, from: latest.current[step]?.from ?? { subject, body } });
  };
  /** Forgets what was typed when the save began. What is typed since stays, over the words that were saved. */
  const settle = (step: Step, typed: Text, saved: Text) => {
    const now = latest.current[step];
    const isSame = now?.subject === typed.subject && now.body === typed.body;
    put(step, isSame ? undefined : now && { ...now, from: { subject: saved.subject, body: saved.body } });
  };
  return { drafts, set, settle };
}
