/** Emails to clients about a move of the market. That a client was written to, the email in the outbox, and its line in the trail are one write. */
import { createWriteTransaction } from "electrodb";
import * as Audit from "../../people/audit/index";
import { person } from "../../platform/actor";
import { inSeconds, isoNow, now } from "../../platform/clock";
import { newId } from "../../platform/id";
import type { Lang } from "../../platform/pure/lang";
import { commit } from "../../platform/table/write";
import { escapeHtml } from "../mails/blocks";
import { toMails } from "../sending/accept";
import { SendEntity, type SendItem, SentMailEntity, type SentMailItem } from "../sending/entity";
import * as Sending from "../sending/index";
import { sendAll } from "../sending/outbox";
import { RateLetterEntity } from "./entity";

/** Turns typed text into what mails hold: a paragraph between blank lines, and nothing but text in it. */
export const plainMessage = (typed: string) => ({
  html: typed
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 14px;">${escapeHtml(paragraph).replaceAll("\n", "<br />")}</p>`)
    .join(""),
  text: typed,
  pictures: [],
});

type Ready = {
  alertId: string;
  clientId: string;
  email: string;
  lang: Lang;
  subject: string;
  message: string;
  keptSeconds: number;
  /** The send that failed and is done once more; null where the client was not written to before. */
  replaces: string | null;
};

/** Sends the email, unless its client was written to about this alert before and nothing is replaced; what is not sent within a few seconds is sent by the job. */
export async function send(ready: Ready): Promise<void> {
  const handed = await handOver(ready);
  if (handed) await sendAll(handed.send, [handed.mail], now() + Sending.BEGIN_FOR_MS);
}

async function handOver(ready: Ready): Promise<{ send: SendItem; mail: SentMailItem } | undefined> {
  const { alertId, clientId, email, lang, subject, message, keptSeconds, replaces } = ready;
  const { userId: ownerId, corpId } = person();
  const sendId = newId("send");
  const expiresAt = inSeconds(keptSeconds);
  const mail = { ...toMails({ ownerId, sendId }, [{ role: "recipient", email, cc: [] }])[0]!, expiresAt };
  const send: SendItem = {
    ownerId,
    sendId,
    corpId,
    lang,
    subject,
    expiresAt,
    message: plainMessage(message),
    kind: "alert",
    createdAt: isoNow(),
    reportId: "none",
    reportName: subject,
    tool: "lc2",
    hasPasscode: false,
    pictureBytes: 0,
    isForApproval: false,
    recipients: [email],
    firstMail: mail.mailId,
    lastMail: mail.mailId,
  };
  const entities = {
    letter: RateLetterEntity,
    send: SendEntity,
    mail: SentMailEntity,
    event: Audit.AuditEntity,
  };
  const refused = await commit(
    createWriteTransaction(entities, (write) => [
      replaces === null
        ? write.letter.create({ ownerId, alertId, clientId, sendId, subject, message, expiresAt }).commit()
        : write.letter
            .patch({ ownerId, alertId, clientId })
            .set({ sendId, subject, message, expiresAt })
            .where((known, { eq }) => eq(known.sendId, replaces))
            .commit(),
      write.send.create(send).commit(),
      write.mail.create(mail).commit(),
      write.event
        .create(
          Audit.eventOf({ kind: "lock-alert.written", subject: alertId, detail: { client: clientId, send: sendId } }),
        )
        .commit(),
    ]),
  );
  return refused.length > 0 ? undefined : { send, mail };
}

/** What was sent to a client about an alert, and what became of it. */
export type SentLetter = {
  sendId: string;
  subject: string;
  message: string;
  email: string | null;
  status: Status;
  reason: string | null;
};
type Status = NonNullable<Awaited<ReturnType<typeof Sending.findRecord>>>["emailSent"][number]["status"];

/** Finds what the signed-in officer sent a client about an alert; undefined before. */
export async function find(alertId: string, clientId: string): Promise<SentLetter | undefined> {
  const { data: letter } = await RateLetterEntity.get({ ownerId: person().userId, alertId, clientId }).go({
    consistent: true,
  });
  if (!letter) return undefined;
  const { subject, message, sendId } = letter;
  const [mail] = (await Sending.findRecord(sendId))?.emailSent ?? [];
  return {
    sendId,
    subject,
    message,
    email: mail?.email ?? null,
    status: mail?.status ?? "unknown",
    reason: mail?.reason ?? null,
  };
}
