/**
 * Plans a message anew after its email failed, so that nothing of it can have gone out. It comes up again under every rule of a message that is due,
 * with the figures and the client's address of then.
 */
import { createWriteTransaction } from "electrodb";
import * as Audit from "../../people/audit/index";
import { isoNow } from "../../platform/clock";
import { commit } from "../../platform/table/write";
import { SentMailEntity, type SentMailItem } from "../sending/entity";
import { type CampaignItem, type CampaignStepItem, laneOf, stepKeyOf } from "./entity";
import { keyOf, messageRecords } from "./hand-over";

async function mailOf({ ownerId, mailId }: CampaignStepItem): Promise<SentMailItem | undefined> {
  const { data } = mailId ? await SentMailEntity.get({ ownerId, mailId }).go({ consistent: true }) : { data: null };
  return data ?? undefined;
}

/** Finds the email of a message where it failed; undefined where it may have gone out, or is about to. */
export async function failedMailOf(step: CampaignStepItem | undefined): Promise<SentMailItem | undefined> {
  const mail = step?.state === "sent" ? await mailOf(step) : undefined;
  return mail?.state === "failed" ? mail : undefined;
}

/** Finds when the campaign's last message went out, besides those that failed: the next one keeps its distance from that one alone. */
async function lastGoneOut(steps: readonly CampaignStepItem[]): Promise<string | undefined> {
  const sent = steps.filter(({ state }) => state === "sent");
  const mails = await Promise.all(sent.map(mailOf));
  return sent
    .flatMap(({ changedAt }, place) => (mails[place]?.state === "failed" ? [] : [changedAt]))
    .sort()
    .at(-1);
}

/**
 * Plans a message again for now. What is left of the email that failed goes with the same write, so that an email belongs to one message.
 * @param steps  every message of the campaign
 * @returns the campaign as it is then; undefined where it or the message was changed meanwhile
 */
export async function planAgain(
  campaign: CampaignItem,
  { step, steps, mail }: { step: CampaignStepItem; steps: readonly CampaignStepItem[]; mail: SentMailItem },
  lastUpdated: string,
): Promise<CampaignItem | undefined> {
  const { ownerId, sendId, mailId } = mail;
  const lastSentAt = await lastGoneOut(steps);
  const at = isoNow();
  const lastSent = lastSentAt ? { lastSentAt } : {};
  const gone = lastSentAt ? [] : (["lastSentAt"] as const);
  const refused = await commit(
    createWriteTransaction(messageRecords, (write) => [
      write.step
        .patch(stepKeyOf(step))
        .set({ state: "planned", plannedAt: at, dueAt: at, lane: laneOf(step.clientId), changedAt: at })
        .remove(["sendId", "mailId", "said"])
        .where((one, { eq }) => `${eq(one.state, "sent")} AND ${eq(one.mailId, mailId)}`)
        .commit(),
      write.campaign
        .patch(keyOf(campaign))
        .set({ lastUpdated, ...lastSent })
        .remove([...gone])
        .where((one, { eq }) => `${eq(one.status, "active")} AND ${eq(one.lastUpdated, campaign.lastUpdated)}`)
        .commit(),
      write.send.delete({ ownerId, sendId }).commit(),
      write.mail
        .delete({ ownerId, mailId })
        .where(({ state }, { eq }) => eq(state, "failed"))
        .commit(),
      write.event
        .create(
          Audit.eventOf({ kind: "campaign.sentAgain", subject: campaign.clientId, detail: { message: step.step } }),
        )
        .commit(),
    ]),
  );
  if (refused.length > 0) return undefined;
  const { lastSentAt: _, ...others } = campaign;
  return { ...others, lastUpdated, ...lastSent };
}
