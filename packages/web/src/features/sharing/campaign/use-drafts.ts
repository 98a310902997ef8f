import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { useRef, useState } from "react";
import { formDraftAt, keepFormDraft, useFormDraftKey } from "../../../lib/forms/form-drafts";
import type { Text } from "./words";

type Step = CampaignMessage["step"];
/** What is typed of a message, and the saved words from which it began. */
export type Draft = Text & { from: Text };
type Drafts = Partial<Record<Step, Draft>>;

/** What is typed into the messages of a campaign and not saved. It is kept in this browser, so it is there again after the page was left. */
export function useDrafts({ clientID, epoch, messages }: Campaign) {
  const key = useFormDraftKey("campaign-messages", `${clientID}.${epoch}`);
  const [drafts, setDrafts] = useState<Drafts>(() => formDraftAt<Drafts>(key, () => true) ?? {});
  /** An answer that comes late meets what is typed by then, in this message and in others. */
  const latest = useRef(drafts);
  const put = (step: Step, draft: Draft | undefined) => {
    const { [step]: _before, ...others } = latest.current;
    const next = draft ? { ...others, [step]: draft } : others;
    latest.current = next;
    setDrafts(next);
    keepFormDraft(key, Object.keys(next).length > 0 ? next : null);
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
