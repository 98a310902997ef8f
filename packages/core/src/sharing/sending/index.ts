/** Mail that brings clients reports: one link and one mail for each recipient, none of them twice by itself. */
export * as Sending from "./index";

import type * as z from "zod/mini";
import { Audit } from "../../audit/index";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { limit } from "../../platform/limit";
import { accept, type Kind, perHour, RECIPIENTS } from "./accept";
import { SendEntity, type SendItem, SentMailEntity, type SentMailItem } from "./entity";
import { sendAll } from "./outbox";
import { requeue } from "./post";
import { toAnswer, toRecord, toSent } from "./record";
import {
  FileEmail,
  type SendAnswer,
  type SendRecord,
  SendsQuery,
  type Sent,
  SentMailId,
  ShareEmail,
  sentences,
} from "./schema";

export { resume } from "./outbox";
export { bounce } from "./post";

/** The mail service is given five seconds for a mail, a function ten for all it does. */
const BEGIN_FOR_MS = 3000;

async function sendOf(sendId: string): Promise<SendItem | undefined> {
  const { data } = await SendEntity.get({ ownerId: person().userId, sendId }).go({ consistent: true });
  return data ?? undefined;
}

async function mailsOf({ ownerId, sendId, firstMail, lastMail }: SendItem): Promise<SentMailItem[]> {
  const { data } = await SentMailEntity.query
    .byOwner({ ownerId })
    .between({ mailId: firstMail }, { mailId: lastMail })
    .go({ consistent: true, pages: "all" });
  return data.filter((mail) => mail.sendId === sendId);
}

/** Asked for a second time, most often because the answer to the first was lost, it is looked at and not sent again. */
async function send(kind: Kind, email: z.output<typeof FileEmail>): Promise<SendAnswer> {
  const before = email.sendID ? await sendOf(email.sendID) : undefined;
  const accepted = before ? undefined : await accept(kind, email);
  if (accepted) return toAnswer(accepted.send, await sendAll(accepted.send, accepted.mails, now() + BEGIN_FOR_MS));
  const known = before ?? (await sendOf(email.sendID!))!;
  return toAnswer(known, await mailsOf(known));
}

/**
 * Mails each recipient a link of their own to a report; what cannot be sent within a few seconds is sent by the job.
 * @throws UserFacingError missing, invalid (no header, a draft, a file of another kind), tooMany
 */
export const sendReport = action(ShareEmail, (email) => send("report", email));

/** Mails each recipient a file or a video, with a link to the report only where the file waits in it. */
export const sendFile = action(FileEmail, (email) => send("file", email));

/**
 * Sends a mail again that failed, or of which nobody knows whether it went out. One that was sent, or is about to be, stays as it is.
 * @throws UserFacingError missing, tooMany
 */
export const resend = action(SentMailId, async (mailId): Promise<Sent> => {
  const { data: mail } = await SentMailEntity.get({ ownerId: person().userId, mailId }).go({ consistent: true });
  if (!mail) throw new UserFacingError("missing", sentences.missing);
  if (!["failed", "unknown", "unsubscribed"].includes(mail.state)) return toSent(mail);
  await limit(RECIPIENTS, mail.ownerId, perHour);
  const [queued, sent] = await Promise.all([requeue(mail), sendOf(mail.sendId)]);
  if (!queued || !sent) return toSent(mail);
  await Audit.append({ kind: "report.resent", subject: sent.reportId, detail: { mail: mailId } });
  const [after] = await sendAll(sent, [queued], now() + BEGIN_FOR_MS);
  return toSent(after!);
});

/** @throws UserFacingError missing */
export async function get(sendId: string): Promise<SendRecord> {
  const found = await sendOf(sendId);
  if (!found) throw new UserFacingError("missing", sentences.missingSend);
  return toRecord(found, await mailsOf(found));
}

/** A report's sends, the newest first. */
export const list = action(SendsQuery, async ({ reportID: reportId, count }): Promise<SendRecord[]> => {
  const { data } = await SendEntity.query
    .ofReport({ ownerId: person().userId, reportId })
    .go({ order: "desc", limit: count });
  return Promise.all(data.map(async (item) => toRecord(item, await mailsOf(item))));
});

/** The mail that a signed address names, whoever asks; undefined when it is gone. */
export async function mailOf(ownerId: string, mailId: string) {
  const { data: mail } = await SentMailEntity.get({ ownerId, mailId }).go();
  const { data: of } = mail ? await SendEntity.get({ ownerId, sendId: mail.sendId }).go() : { data: null };
  return mail && of ? { email: mail.email, lang: of.lang } : undefined;
}
