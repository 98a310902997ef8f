/** What was sent, to look at; sending itself is next door. */
import { action } from "../../../platform/action";
import { person } from "../../../platform/actor";
import { isoNow } from "../../../platform/clock";
import { UserFacingError } from "../../../platform/errors";
import { conditionFailed } from "../../../platform/table/table";
import { SendEntity, type SendItem, SentMailEntity, type SentMailItem } from "../entity";
import { SendsQuery } from "../query";
import { toRecord } from "../record";
import { type SendRecord, sentences } from "../schema";

/** One of the signed-in person's sends. */
export async function find(sendId: string): Promise<SendItem | undefined> {
  const { data } = await SendEntity.get({ ownerId: person().userId, sendId }).go({ consistent: true });
  return data ?? undefined;
}

/** Its mails, in the order in which the recipients were named. */
export async function mailsOf({ ownerId, sendId, firstMail, lastMail }: SendItem): Promise<SentMailItem[]> {
  const { data } = await SentMailEntity.query
    .byOwner({ ownerId })
    .between({ mailId: firstMail }, { mailId: lastMail })
    .go({ consistent: true, pages: "all" });
  return data.filter((mail) => mail.sendId === sendId);
}

/** @throws UserFacingError missing */
export async function get(sendId: string): Promise<SendRecord> {
  const found = await find(sendId);
  if (!found) throw new UserFacingError("missing", sentences.missingSend);
  return toRecord(found, await mailsOf(found));
}

/** The officer's sends, of one report or of all, the newest first. */
export const list = action(SendsQuery, async ({ reportID: reportId, offset, count }): Promise<SendRecord[]> => {
  const { userId: ownerId } = person();
  const query = reportId ? SendEntity.query.ofReport({ ownerId, reportId }) : SendEntity.query.byId({ ownerId });
  const { data } = await query.go({ order: "desc", count: offset + count });
  return Promise.all(data.slice(offset).map(async (item) => toRecord(item, await mailsOf(item))));
});

/** The mail that a signed address names, whoever asks; undefined when it is gone. */
export async function mailOf(ownerId: string, mailId: string) {
  const { data: mail } = await SentMailEntity.get({ ownerId, mailId }).go();
  const { data: send } = mail ? await SendEntity.get({ ownerId, sendId: mail.sendId }).go() : { data: null };
  return mail && send ? { email: mail.email, lang: send.lang } : undefined;
}

/** A mail came back after it was sent. */
export async function bounced(key: { ownerId: string; mailId: string }): Promise<void> {
  try {
    await SentMailEntity.patch(key)
      .set({ state: "failed", reason: sentences.reasons.bounced, changedAt: isoNow() })
      .where(({ state }, { eq }) => `${eq(state, "sent")} OR ${eq(state, "unknown")}`)
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}
