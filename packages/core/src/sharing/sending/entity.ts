import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type * as z from "zod/mini";
import type { Together } from "../../branding/schema";
import type { Lang } from "../../clients/schema";
import { table } from "../../platform/table/table";
import type { LinkTool } from "../links/schema";
import type { CleanMessage } from "./message";
import type { SendAnswer, SendRecord, Sent } from "./schema";

/** What is attached to a mail: a file that waits in the bucket, or one that was made of the report. */
export type Attached = { name: string; contentType: string; size: number } & ({ exportId: string } | { key: string });

/** A send: what an officer sent, once for all recipients. */
export const SendEntity = new Entity(
  {
    model: { service: "highway", entity: "send", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      sendId: { type: "string", required: true },
      corpId: { type: "string", required: true },
      createdAt: { type: "string", required: true },
      /** `campaign` is one message of a campaign, `alert` an email about a move of the market. Neither brings a link. */
      kind: { type: ["report", "file", "campaign", "alert"] as const, required: true },
      /** The subject of what brings no link. The others have theirs from what they bring. */
      subject: { type: "string" },
      /** The id of the report, or "none" where the send is about none. */
      reportId: { type: "string", required: true },
      reportName: { type: "string", required: true },
      tool: { type: CustomAttributeType<z.output<typeof LinkTool>>("string"), required: true },
      lang: { type: CustomAttributeType<Lang>("string"), required: true },
      message: { type: CustomAttributeType<CleanMessage>("any"), required: true },
      hasPasscode: { type: "boolean", required: true },
      /** The link whose address its recipient asked for again. Such a send makes no link of its own. */
      againOf: { type: "string" },
      recordingUrl: { type: "string" },
      /** The time when the links of the send end. */
      endsAt: { type: "string" },
      /** The bytes of the pictures that travel in each mail. */
      pictureBytes: { type: "number", required: true },
      attached: { type: CustomAttributeType<Attached>("any") },
      /** The co-brand beside the officer in a campaign's message. A send of a report has the report's. */
      together: { type: CustomAttributeType<Together>("any") },
      isForApproval: { type: "boolean", required: true },
      recipients: { type: "list", items: { type: "string" }, required: true },
      /** The mails of the send lie between these two keys in the officer's partition. */
      firstMail: { type: "string", required: true },
      lastMail: { type: "string", required: true },
      /** Set while the client of a campaign is deleted, with whom its emails go for good. */
      expiresAt: { type: "number" },
    },
    indexes: {
      byId: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["sendId"] } },
      ofReport: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["ownerId", "reportId"] },
        sk: { field: "gsi1sk", composite: ["createdAt", "sendId"] },
      },
    },
  },
  table,
);
export type SendItem = EntityItem<typeof SendEntity>;

/** The outbox is everybody's, so it is in parts: one partition of the table would not take the mails of a busy hour. */
const LANES = 8;
export const lanes = Array.from({ length: LANES }, (_, lane) => `open-${lane}`);
/** Names the part of the outbox in which the mails of a send are due. */
export const laneOf = (sendId: string) => lanes[sendId.charCodeAt(sendId.length - 1) % LANES]!;

const states = ["queued", "sending", "sent", "unsubscribed", "failed", "unknown"] as const;
export type State = (typeof states)[number];

/**
 * One mail of a send. While there is something to do about it, it stands in the outbox, in the order in which mails are due. Its state goes from
 * queued to sending to sent, unsubscribed, failed or unknown. It goes back to queued when the mail service was busy, or when the officer says so.
 */
export const SentMailEntity = new Entity(
  {
    model: { service: "highway", entity: "sentmail", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      mailId: { type: "string", required: true },
      sendId: { type: "string", required: true },
      /** `asked` is a client who asked for the link again. */
      role: { type: ["recipient", "asked", "approval", "copy"] as const, required: true },
      email: { type: "string", required: true },
      cc: { type: "list", items: { type: "string" }, required: true },
      state: { type: states, required: true },
      reason: { type: "string" },
      tries: { type: "number", required: true },
      /** The id of the claim of whoever is sending the mail now. Only the holder of the claim may say what became of it. */
      claimId: { type: "string" },
      messageId: { type: "string" },
      /** The link that the mail service took with the mail. Each try makes a link of its own. */
      linkId: { type: "string" },
      changedAt: { type: "string", required: true },
      /** The part of the outbox, while there is something to do about the mail. */
      outbox: { type: "string" },
      dueAt: { type: "string" },
      /** As the send has it. */
      expiresAt: { type: "number" },
    },
    indexes: {
      byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["mailId"] } },
      due: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["outbox"] },
        sk: { field: "gsi1sk", composite: ["dueAt"] },
      },
    },
  },
  table,
);
export type SentMailItem = EntityItem<typeof SentMailEntity>;

const statusOf = {
  queued: "QUEUED",
  sending: "QUEUED",
  sent: "OK",
  unsubscribed: "UNSUBSCRIBED",
  failed: "FAILED",
  unknown: "unknown",
} as const satisfies Record<State, Sent["status"]>;

export const toSent = ({ mailId: id, email, state, reason }: SentMailItem): Sent => ({
  id,
  email,
  reason: reason ?? null,
  status: statusOf[state],
});

const isCopy = ({ role }: SentMailItem) => role === "copy";

export const toAnswer = ({ sendId: sendID, isForApproval }: SendItem, mails: SentMailItem[]): SendAnswer => ({
  sendID,
  isForApproval,
  emailSent: mails.filter((mail) => !isCopy(mail)).map(toSent),
});

export const toRecord = (send: SendItem, mails: SentMailItem[]): SendRecord => ({
  ...toAnswer(send, mails),
  sentAt: send.createdAt,
  reportID: send.reportId === "none" ? null : send.reportId,
  reportName: send.reportName,
  hasPasscode: send.hasPasscode,
  isAskedAgain: send.againOf !== undefined,
  isOfCampaign: send.kind === "campaign",
  isOfAlert: send.kind === "alert",
  recipients: send.recipients,
  copies: mails.filter(isCopy).map(toSent),
});
