/** Which words of a campaign a company has approved. Figures are no part of them: they are new with each message. */
import { createHash } from "node:crypto";
import type { CampaignItem } from "../entity";
import { type StepKey, stepKeys } from "../pure/steps";
import type { Text } from "../pure/texts";
import type { ApprovalState, CampaignMessage } from "../schema";
import { usualText } from "../write";

export const textOf = ({ texts, lang }: Pick<CampaignItem, "texts" | "lang">, step: StepKey): Text =>
  texts[step] ?? usualText(step, lang);

const digestOf = ({ subject, body }: Text) =>
  createHash("sha256")
    .update(JSON.stringify([subject, body]))
    .digest("base64url");

type Worded = Pick<CampaignItem, "texts" | "lang" | "approval">;

/** Makes a digest of the words of every message, by which approved words are known again. */
export const digestsOf = (campaign: Worded) =>
  Object.fromEntries(stepKeys.map((step) => [step, digestOf(textOf(campaign, step))])) as Record<StepKey, string>;

/** Tells whether a message says what was approved. */
export const isApproved = (campaign: Worded, step: StepKey): boolean =>
  campaign.approval?.digests?.[step] === digestOf(textOf(campaign, step));

/** Tells whether a message of the campaign went out since it was started. */
export const hasBegun = ({ lastSentAt, createdAt }: Pick<CampaignItem, "lastSentAt" | "createdAt">): boolean =>
  lastSentAt !== undefined && lastSentAt >= createdAt;

type Shown = Pick<CampaignMessage, "step" | "state" | "isSkipped">;

/** Tells where the approval of a campaign stands, and which of its messages wait for it. */
export function approvalOf(campaign: CampaignItem, messages: readonly Shown[]): ApprovalState {
  const { approval, waitsIn } = campaign;
  const waiting = messages.filter(
    ({ step, state, isSkipped }) => state === "planned" && !isSkipped && !isApproved(campaign, step),
  );
  const kind = () => {
    if (waitsIn) return "asked";
    if (waiting.length === 0) return "approved";
    if (approval?.returnedAt) return "returned";
    return approval?.approvedAt ? "changed" : "notAsked";
  };
  return { kind: kind(), note: approval?.returnedAt ? (approval.note ?? null) : null, waiting: waiting.length };
}
