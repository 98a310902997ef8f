/** Mail that brings clients reports: one link and one mail for each recipient, none of them twice by itself. */
import type * as z from "zod/mini";
import * as Audit from "../../people/audit/index";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { limit } from "../../platform/table/limit";
import { accept, type Kind, perHour, RECIPIENTS } from "./accept";
import { SentMailEntity } from "./entity";
import { sendAll } from "./outbox";
import { requeue } from "./post";
import { toAnswer, toSent } from "./record";
import { FileEmail, type SendAnswer, type Sent, SentMailId, ShareEmail, sentences } from "./schema";
import * as Sends from "./sends/index";

export { resume } from "./outbox";

/** The mail service is given five seconds for a mail, a function ten for all it does. */
const BEGIN_FOR_MS = 3000;

/** Asked for a second time, most often because the answer to the first was lost, it is looked at and not sent again. */
async function send(kind: Kind, email: z.output<typeof FileEmail>): Promise<SendAnswer> {
  const before = email.sendID ? await Sends.find(email.sendID) : undefined;
  const accepted = before ? undefined : await accept(kind, email);
  if (accepted) return toAnswer(accepted.send, await sendAll(accepted.send, accepted.mails, now() + BEGIN_FOR_MS));
  const known = before ?? (await Sends.find(email.sendID!))!;
  return toAnswer(known, await Sends.mailsOf(known));
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
  const [queued, sent] = await Promise.all([requeue(mail), Sends.find(mail.sendId)]);
  if (!queued || !sent) return toSent(mail);
  await Audit.append({ kind: "report.resent", subject: sent.reportId, detail: { mail: mailId } });
  const [after] = await sendAll(sent, [queued], now() + BEGIN_FOR_MS);
  return toSent(after!);
});
