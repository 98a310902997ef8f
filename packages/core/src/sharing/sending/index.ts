/** Mail that brings clients reports: one link and one mail for each recipient, none of them sent twice by itself, and the record of what was sent. */
import type * as z from "zod/mini";
import * as Audit from "../../people/audit/index";
import * as Permissions from "../../people/permissions/index";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { isoNow, now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { limit } from "../../platform/table/limit";
import { conditionFailed } from "../../platform/table/table";
import { accept, type Kind, perHour, RECIPIENTS } from "./accept";
import { SendEntity, type SendItem, SentMailEntity, type SentMailItem, toAnswer, toRecord, toSent } from "./entity";
import { sendAll } from "./outbox";
import { requeue } from "./post";
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
import * as Suppression from "./suppression/index";

export { resume } from "./outbox";

/** The mail service is given five seconds for a mail, and a function has ten for all it does. */
export const BEGIN_FOR_MS = 3000;

/** Sends once. A second call for the same send, most often because the first answer was lost, is told what became of it. */
async function send(kind: Kind, email: z.output<typeof FileEmail>): Promise<SendAnswer> {
  const before = email.sendID ? await findSend(email.sendID) : undefined;
  const accepted = before ? undefined : await accept(kind, email);
  if (accepted) return toAnswer(accepted.send, await sendAll(accepted.send, accepted.mails, now() + BEGIN_FOR_MS));
  const known = before ?? (await findSend(email.sendID!))!;
  return toAnswer(known, await mailsOf(known));
}

/**
 * Mails each recipient a link of their own to a report; what cannot be sent within a few seconds is sent by the job.
 * @throws UserFacingError missing, invalid (no header, a draft, a file of another kind), tooMany
 */
export const sendReport = action(ShareEmail, (email) => send("report", email));

/** Emails each recipient a file or a video, with a link to the report only where the file waits in it. */
export const sendFile = action(FileEmail, (email) => send("file", email));

/**
 * Sends again a mail that failed, or of which nobody knows whether it went out. A mail that was sent, or is about to be, stays as it is.
 * @throws UserFacingError missing; invalid for a message of a campaign and for an email about an alert, which have rules of their own; conflict where the
 * corporation has stricter rules by now; tooMany
 */
export const resend = action(SentMailId, async (mailId): Promise<Sent> => {
  const { data: mail } = await SentMailEntity.get({ ownerId: person().userId, mailId }).go({ consistent: true });
  if (!mail) throw new UserFacingError("missing", sentences.missing);
  if (!["failed", "unknown", "unsubscribed"].includes(mail.state)) return toSent(mail);
  const sent = await findSend(mail.sendId);
  if (!sent) return toSent(mail);
  if (sent.kind === "campaign") throw new UserFacingError("invalid", sentences.ofCampaign);
  if (sent.kind === "alert") throw new UserFacingError("invalid", sentences.ofAlert);
  // What waits for approval is passed on to the client as it is.
  if (mail.role === "recipient" || mail.role === "approval") await refuseOutdated(sent);
  await limit(RECIPIENTS, mail.ownerId, perHour);
  const detail = { name: sent.reportName, mail: mailId };
  const queued = await requeue(mail, Audit.eventOf({ kind: "report.resent", subject: sent.reportId, detail }));
  if (!queued) return toSent(mail);
  const [after] = await sendAll(sent, [queued], now() + BEGIN_FOR_MS);
  return toSent(after!);
});

/** Refuses what the corporation would not let go out today as it was accepted then. @throws UserFacingError conflict */
async function refuseOutdated({ isForApproval, hasPasscode, message }: SendItem): Promise<void> {
  const { sendForApproval, requirePasscode, reportMessageVis } = await Permissions.ownPermissions();
  const isOutdated =
    (sendForApproval && !isForApproval) ||
    (requirePasscode && !hasPasscode) ||
    (!reportMessageVis && message.html !== "");
  if (isOutdated) throw new UserFacingError("conflict", sentences.otherRules);
}

/** Finds one of the signed-in person's sends. */
export async function findSend(sendId: string): Promise<SendItem | undefined> {
  const { data } = await SendEntity.get({ ownerId: person().userId, sendId }).go({ consistent: true });
  return data ?? undefined;
}

/** Lists the mails of a send in the order in which the recipients were named. */
export async function mailsOf({ ownerId, sendId, firstMail, lastMail }: SendItem): Promise<SentMailItem[]> {
  const { data } = await SentMailEntity.query
    .byOwner({ ownerId })
    .between({ mailId: firstMail }, { mailId: lastMail })
    .go({ consistent: true, pages: "all" });
  return data.filter((mail) => mail.sendId === sendId);
}

/** Reads one of the officer's sends. @throws UserFacingError missing */
export async function getSend(sendId: string): Promise<SendRecord> {
  const found = await findRecord(sendId);
  if (!found) throw new UserFacingError("missing", sentences.missingSend);
  return found;
}

/** Finds one of the officer's sends, with what became of each mail. */
export async function findRecord(sendId: string): Promise<SendRecord | undefined> {
  const found = await findSend(sendId);
  return found && toRecord(found, await mailsOf(found));
}

/** Lists the officer's sends, of one report or of all, the newest first. */
export const listSends = action(SendsQuery, async ({ reportID: reportId, offset, count }): Promise<SendRecord[]> => {
  const { userId: ownerId } = person();
  const query = reportId ? SendEntity.query.ofReport({ ownerId, reportId }) : SendEntity.query.byId({ ownerId });
  const { data } = await query.go({ order: "desc", count: offset + count });
  return Promise.all(data.slice(offset).map(async (item) => toRecord(item, await mailsOf(item))));
});

/** Finds the mail that a signed address names, whoever asks; undefined when it is gone. */
export async function mailOf(ownerId: string, mailId: string) {
  const { data: mail } = await SentMailEntity.get({ ownerId, mailId }).go();
  const { data: send } = mail ? await SendEntity.get({ ownerId, sendId: mail.sendId }).go() : { data: null };
  return mail && send ? { email: mail.email, lang: send.lang } : undefined;
}

type MailKey = { ownerId: string; mailId: string };
/** What may become of a mail after the mail service took it. */
type Failure = "bounced" | "notTaken" | "virus";

/** Notes that a mail came back after it was sent. It reached its reader where only those came back who were to have a copy of it. @throws Error as `noteFailure` */
export async function noteBounce(key: MailKey, bounced: readonly string[], failure: Failure): Promise<void> {
  const { data: mail } = await SentMailEntity.get(key).go({ consistent: true });
  const copies = new Set(mail?.cc.map(Suppression.hashOf));
  // A corporation may name the same person as its reader and for a copy.
  if (mail) copies.delete(Suppression.hashOf(mail.email));
  if (bounced.some((email) => !copies.has(Suppression.hashOf(email)))) await noteFailure(key, failure);
}

/**
 * Notes that a mail that the mail service took did not arrive.
 * @throws Error for a mail that is not noted as sent yet: its failure may be told sooner than the mail service's answer is written, and must come again
 */
export async function noteFailure(key: MailKey, failure: Failure): Promise<void> {
  try {
    await SentMailEntity.patch(key)
      .set({ state: "failed", reason: sentences.reasons[failure], changedAt: isoNow() })
      .where(({ state }, { eq }) => `${eq(state, "sent")} OR ${eq(state, "unknown")}`)
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const { data: mail } = await SentMailEntity.get(key).go({ consistent: true });
    if (mail?.state === "sending") throw new Error(`The mail ${key.mailId} failed before it was noted as sent.`);
  }
}
