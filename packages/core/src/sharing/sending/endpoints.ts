import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import {
  FileEmail,
  MailPreview,
  MailPreviewInput,
  MOST_BASE64,
  SendAnswer,
  SendId,
  SendRecord,
  SendsQuery,
  Sent,
  SentMailId,
  ShareEmail,
  sentences,
} from "./schema";

const sends = {
  allow: "officer",
  uses: ["table", "mail", "unsubscribe", "uploads", "held", "files", "exported"],
  limits: [{ by: "actor", count: 120, seconds: 3600 }],
  failure: sentences.failed,
} as const;
const takes = { ...sends, mostBytes: MOST_BASE64 + 256 * 1024, answer: z.tuple([SendAnswer]) } as const;

const ids = { send: "snd_01kahtq9z8c6b4d2f0g8h6j4k2", mail: "sml_01kahtr4h2v8m3n5p7q9s1t3w5" };
const reportID = "rpt_01kahtq9z8c6b4d2f0g8h6j4k2";
const sentMail = { id: ids.mail, email: "elena.marchetti@example.com", status: "OK" as const, reason: null };
const answer = { sendID: ids.send, isForApproval: false, emailSent: [sentMail] };
const record = {
  ...answer,
  sentAt: "2026-11-20T18:04:10.000Z",
  reportID,
  reportName: "Raleigh or Cary",
  hasPasscode: true,
  isAskedAgain: false,
  isOfCampaign: false,
  isOfAlert: false,
  recipients: [sentMail.email],
  copies: [],
};
const email = {
  tool: "lc2" as const,
  clientEmail: [sentMail.email],
  customMessage: "<p>Here are the loans that we talked about.</p>",
  clientName: "Elena Marchetti",
  eventPrefix: "lc2",
  licenseLabel: "NMLS #9401827",
  formattedPhone: "(919) 555-0142",
};
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The calls of the officer's mail to clients. */
export const sendingEndpoints = endpoints({
  "POST /v2/share/send-live-share": {
    does: "Emails each recipient a link of their own to a report, and returns the outcome of each email. Where the corporation requires approval, the emails go to whoever approves instead. Sending the same `sendID` again sends nothing.",
    handler: "sending/send-report",
    ...takes,
    body: ShareEmail,
    example: { body: { ...email, reportID, hasPasscode: true }, answer: [answer] },
  },
  "POST /v2/share/send-no-report": {
    does: "Emails each recipient a file (`base64`, or `exportID` of one that was made) or a video, without a report of its own; a file that is too large, or behind a passcode, waits in the report.",
    handler: "sending/send-file",
    ...takes,
    body: FileEmail,
    example: { body: { ...email, base64: onePixel }, answer: [answer] },
  },
  "POST /v2/share/preview-mail": {
    does: "Shows the email that a client would get, with its subject and sender, and sends nothing.",
    handler: "sending/preview",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    body: MailPreviewInput,
    answer: z.tuple([MailPreview]),
    example: {
      body: { reportID, tool: "lc2", customMessage: email.customMessage, lang: "en" },
      answer: [
        {
          from: "Dana Whitfield, Summit Home Lending",
          subject: "Your loan options, from Dana Whitfield",
          html: "<!doctype html>…",
        },
      ],
    },
  },
  "POST /v2/share/sends/{id}/resend": {
    does: "Resends an email that failed or may not have gone out; any other stays as it is.",
    handler: "sending/resend",
    ...sends,
    path: z.object({ id: SentMailId }),
    answer: z.tuple([Sent]),
    example: { path: { id: ids.mail }, answer: [sentMail] },
  },
  "GET /v2/share/sends": {
    does: "What the officer sent, for one report or for all, the newest first, with the outcome of each email.",
    handler: "sending/list",
    allow: "officer",
    uses: ["table"],
    query: SendsQuery,
    answer: z.array(SendRecord),
    example: { query: { reportID }, answer: [record] },
  },
  "GET /v2/share/sends/{id}": {
    does: "One send, with the outcome of each email. Emails that are still queued go out within minutes.",
    handler: "sending/get",
    allow: "officer",
    uses: ["table"],
    path: z.object({ id: SendId }),
    answer: z.tuple([SendRecord]),
    example: { path: { id: ids.send }, answer: [record] },
  },
});
