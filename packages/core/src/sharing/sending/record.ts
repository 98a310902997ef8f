import type { SendItem, SentMailItem, State } from "./entity";
import type { SendAnswer, SendRecord, Sent } from "./schema";

const statusOf = {
  queued: "QUEUED",
  sending: "QUEUED",
  sent: "OK",
  unsubscribed: "UNSUBSCRIBED",
  failed: "FAILED",
  unknown: "unknown",
} as const satisfies Record<State, Sent["status"]>;

export const toSent = ({ mailId: id, email, state, reason }: SentMailItem): Sent => ({
  ...{ id, email, reason: reason ?? null },
  status: statusOf[state],
});

const isCopy = ({ role }: SentMailItem) => role === "copy";

export const toAnswer = ({ sendId: sendID, isForApproval }: SendItem, mails: SentMailItem[]): SendAnswer => ({
  ...{ sendID, isForApproval },
  emailSent: mails.filter((mail) => !isCopy(mail)).map(toSent),
});

export const toRecord = (send: SendItem, mails: SentMailItem[]): SendRecord => ({
  ...toAnswer(send, mails),
  sentAt: send.createdAt,
  reportID: send.reportId === "none" ? null : send.reportId,
  reportName: send.reportName,
  hasPasscode: send.hasPasscode,
  recipients: send.recipients,
  copies: mails.filter(isCopy).map(toSent),
});
