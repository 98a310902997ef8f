/** The handing of one message to the outbox: the message, its campaign and the email are written together, under the condition that nobody did so before. */
import { createWriteTransaction } from "electrodb";
import type { Together } from "../../branding/schema";
import * as Audit from "../../people/audit/index";
import { isoNow, now } from "../../platform/clock";
import { newId } from "../../platform/id";
import { conditionFailed } from "../../platform/table/table";
import { commit } from "../../platform/table/write";
import { toMails } from "../sending/accept";
import { SendEntity, type SendItem, SentMailEntity, type SentMailItem } from "../sending/entity";
import { CampaignEntity, type CampaignItem, CampaignStepEntity, type CampaignStepItem, stepKeyOf } from "./entity";
import type { EndReason, skipReasons } from "./pure/reasons";
import type { FigureName } from "./pure/steps";
import type { Written } from "./write";

/** The key of a campaign in the table. */
export const keyOf = ({ ownerId, clientId }: CampaignItem) => ({ ownerId, clientId });

/** What is written together when a message goes to the outbox, or comes back from it. */
export const messageRecords = {
  step: CampaignStepEntity,
  campaign: CampaignEntity,
  send: SendEntity,
  mail: SentMailEntity,
  event: Audit.AuditEntity,
};

/** A message, and the co-brand that stands beside the officer in it. */
type Ready = Written & { together: Together };

function sendOf({ ownerId, corpId, lang }: CampaignItem, { subject, message, together }: Ready, email: string) {
  const sendId = newId("send");
  const mails = toMails({ ownerId, sendId }, [{ role: "recipient", email, cc: [] }]);
  const { mailId } = mails[0]!;
  const send: SendItem = {
    ownerId,
    sendId,
    corpId,
    lang,
    message,
    subject,
    together,
    kind: "campaign",
    createdAt: isoNow(),
    reportId: "none",
    reportName: subject,
    tool: "mkit",
    hasPasscode: false,
    pictureBytes: 0,
    isForApproval: false,
    recipients: [email],
    firstMail: mailId,
    lastMail: mailId,
  };
  return { send, mail: mails[0]! };
}

/**
 * Hands a message to the outbox, from where it is sent. Of all who try, one succeeds; a process that dies before has changed nothing, and one that dies
 * after leaves an email that the outbox resumes.
 * @returns the email; undefined when somebody else was first, or the campaign was changed meanwhile
 */
export async function handOver(
  campaign: CampaignItem,
  step: CampaignStepItem,
  message: Ready,
  email: string,
): Promise<{ send: SendItem; mail: SentMailItem } | undefined> {
  const { send, mail } = sendOf(campaign, message, email);
  const { sendId, mailId } = mail;
  const at = isoNow();
  const said = { subject: message.subject, figures: message.figures };
  const refused = await commit(
    createWriteTransaction(messageRecords, (write) => [
      write.step
        .patch(stepKeyOf(step))
        .set({ state: "sent", sendId, mailId, changedAt: at, said })
        .remove(["lane", "dueAt"])
        .where(({ state }, { eq }) => eq(state, "planned"))
        .commit(),
      write.campaign
        .patch(keyOf(campaign))
        .set({ lastSentAt: at })
        .where(
          ({ status, lastUpdated, lastSentAt }, { eq, notExists }) =>
            `${eq(status, "active")} AND ${eq(lastUpdated, campaign.lastUpdated)} AND ${
              campaign.lastSentAt ? eq(lastSentAt, campaign.lastSentAt) : notExists(lastSentAt)
            }`,
        )
        .commit(),
      write.send.create(send).commit(),
      write.mail.create(mail).commit(),
      write.event
        .create(
          Audit.eventOf({
            kind: "campaign.sent",
            subject: campaign.clientId,
            detail: { message: step.step, send: sendId },
          }),
        )
        .commit(),
    ]),
  );
  return refused.length > 0 ? undefined : { send, mail };
}

/** Answers whether the write was made; its condition may refuse it. */
const made = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    (error) => {
      if (conditionFailed(error)) return false;
      throw error;
    },
  );

/** The figures that a message could not do without, and why they are not known, in sentences. */
export type Lacks = { lacking: FigureName[]; why: string[] };

/** Skips a message that is still planned. @returns whether this call did it */
export const skip = (step: CampaignStepItem, reason: (typeof skipReasons)[number], lacks?: Lacks) =>
  made(
    CampaignStepEntity.patch(stepKeyOf(step))
      .set({ state: "skipped", reason, changedAt: isoNow(), ...lacks })
      .remove(["lane", "dueAt"])
      .where(({ state }, { eq }) => eq(state, "planned"))
      .go(),
  );

/** Has a message that is still planned come up again at a time. */
export const comeBack = (step: CampaignStepItem, at: number) =>
  made(
    CampaignStepEntity.patch(stepKeyOf(step))
      .set({ dueAt: new Date(Math.max(at, now() + 1000)).toISOString() })
      .where(({ state }, { eq }) => eq(state, "planned"))
      .go(),
  );

/** Ends a campaign for a reason that was found, unless it was changed meanwhile. */
export const endFor = (campaign: CampaignItem, endedBy: EndReason) =>
  made(
    CampaignEntity.patch(keyOf(campaign))
      .set({ status: "stopped", endedBy, lastUpdated: isoNow() })
      .remove(["waitsIn", "askedAt"])
      .where(({ lastUpdated }, { eq }) => eq(lastUpdated, campaign.lastUpdated))
      .go(),
  );
