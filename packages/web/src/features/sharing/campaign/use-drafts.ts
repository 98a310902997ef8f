import type { Campaign, CampaignMessage } from "@highway/core/sharing/campaigns/schema";
import { useState } from "react";
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
  const set = (step: Step, text: Text | undefined) => {
    const { [step]: before, ...others } = drafts;
    const { subject = "", body = "" } = messages.find((each) => each.step === step) ?? {};
    const next = text ? { ...others, [step]: { ...text, from: before?.from ?? { subject, body } } } : others;
    setDrafts(next);
    keepFormDraft(key, Object.keys(next).length > 0 ? next : null);
  };
  return { drafts, set };
}
