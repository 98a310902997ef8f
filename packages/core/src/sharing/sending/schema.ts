import * as z from "zod/mini";
import { Lang } from "../../clients/schema";
import { paging } from "../../platform/declare/paging.schema";
import { Email } from "../../platform/email.schema";
import { list, strict, text } from "../../platform/fields.schema";
import { defaultTool } from "../../tools/pure/names";
import { ExpiresAt, LinkTool, RecordingUrl } from "../links/schema";

const MOST_RECIPIENTS = 60;
/** The most bytes of a file as base64 in a body: a Lambda is sent 6 MB, with all that surrounds the file. */
export const MOST_BASE64 = 5_400_000;
export const MOST_MESSAGE = 10_000;

/** The sentences about sending. Those that the specification has are taken to the letter. */
export const sentences = {
  email: "Email is required",
  recipients: `Send to at most ${MOST_RECIPIENTS} people at once`,
  header: "Complete your branding information in the “header” section of the “settings” page.",
  incomplete: "Complete the scenario before you send it.",
  noApprover:
    "Your company approves emails before they go out, and no approval address is set. Ask your administrator to add one.",
  failed: "Failed to send email.",
  message: `Use at most ${MOST_MESSAGE.toLocaleString("en-US")} characters`,
  file: "Attach a PDF or a picture.",
  fileTooLarge: "The file is too large to send.",
  picturesTooLarge: "The pictures are too large to send. Use fewer or smaller ones.",
  twoFiles: "Attach one file.",
  nothing: "Attach a file or a video to send.",
  codeNeedsReport: "Only a report can be opened with a passcode. Choose the report that the file belongs to.",
  missing: "That email no longer exists.",
  missingSend: "There is no such email.",
  ofCampaign: "Send a message of a campaign again from the campaign's own page.",
  ofAlert: "Send an email about a lock alert again from the alert itself.",
  otherRules: "Your company's rules for emails have changed since this one was sent. Send the report again.",
  reasons: {
    unsubscribed: "This person unsubscribed from Highway.",
    bounced: "The email bounced. Check the address.",
    notTaken: "The email bounced. The mailbox is full, or it does not accept this email or its attachment.",
    virus: "The email service found a virus in this email and did not send it.",
    bouncedBefore: "An earlier email to this address bounced.",
    refused: "The email service did not accept this address.",
    busy: "The email service was too busy for too long.",
    gone: "The scenario or its file no longer exists.",
    over: "Its link would have ended by now. Send the report again.",
    shutOut: "Your account could not sign in when it was due to go out.",
    unknown:
      "It may have arrived, because the email service did not answer. Ask the recipient before you send it again.",
  },
} as const;

const SendId = z.string(sentences.missingSend).check(z.regex(/^snd_[0-9a-z]{26}$/, sentences.missingSend));
export const SentMailId = z.string(sentences.missing).check(z.regex(/^sml_[0-9a-z]{26}$/, sentences.missing));
export { SendId };

const splitAddresses = (typed: string) => typed.split(/[,;\s]+/).filter(Boolean);
/** Takes one address, several with commas between, or a list, and keeps each once. */
const addresses = (min: 0 | 1) =>
  z
    .pipe(
      z.pipe(
        z.union([z.string(), z.array(z.string()).check(z.maxLength(1000))], sentences.email),
        z.transform((given) => [given].flat().flatMap(splitAddresses)),
      ),
      z.pipe(
        list(Email, { min, max: 1000, sentence: sentences.email }),
        z.transform((all) => [...new Set(all)]),
      ),
    )
    .check(z.refine((all) => all.length <= MOST_RECIPIENTS, sentences.recipients));

const optionalOrNull = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** The fields that the specification calls the share email payload. Names and numbers of the officer are read, and taken from the header instead. */
const fields = {
  clientEmail: addresses(1),
  /** The addresses that the mail is for where it needs approval; `clientEmail` is then the address of who approves. */
  approvalAddresses: optionalOrNull(addresses(0)),
  tool: z._default(LinkTool, defaultTool),
  /** The officer's message, as HTML of the editor. */
  customMessage: optionalOrNull(z.string(sentences.message).check(z.maxLength(4 * MOST_MESSAGE, sentences.message))),
  hasPasscode: optionalOrNull(z.boolean("Answer true or false")),
  base64: optionalOrNull(z.string(sentences.file).check(z.maxLength(MOST_BASE64, sentences.fileTooLarge))),
  /** The id of a file that was made of the report. */
  exportID: optionalOrNull(z.string(sentences.file).check(z.regex(/^exp_[0-9a-z]{26}$/, sentences.file))),
  recordingUrl: optionalOrNull(z.union([z.literal(""), RecordingUrl])),
  thumbnailUrl: optionalOrNull(text(2000)),
  lang: optionalOrNull(Lang),
  /** The end of the links that are made for the send; without it they never end. */
  expiresAt: optionalOrNull(ExpiresAt),
  /** The id of the send, made once for each press of Send. The same id again sends nothing again. */
  sendID: optionalOrNull(SendId),
  clientName: optionalOrNull(text(300)),
  locationStr: optionalOrNull(text(500)),
  licenseLabel: optionalOrNull(text(200)),
  formattedPhone: optionalOrNull(text(60)),
  eventPrefix: optionalOrNull(text(100)),
};
const oneFile = ({ base64, exportID }: { base64?: string | null | undefined; exportID?: string | null | undefined }) =>
  !(base64 && exportID);

export const ReportId = z
  .string("Failed to load scenario.")
  .check(z.regex(/^rpt_[0-9a-z]{26}$/, "Failed to load scenario."));

export const ShareEmail = strict({ ...fields, reportID: ReportId }, "An email is an object").check(
  z.refine(oneFile, { error: sentences.twoFiles, path: ["base64"] }),
);
export const FileEmail = strict({ ...fields, reportID: optionalOrNull(ReportId) }, "An email is an object").check(
  z.refine(oneFile, { error: sentences.twoFiles, path: ["base64"] }),
);
export type FileEmail = z.output<typeof FileEmail>;

const { tool, customMessage, hasPasscode, recordingUrl, lang, expiresAt } = fields;
/** What a mail to a client is drawn of, before anybody is named to whom it goes. */
export const MailPreviewInput = strict(
  {
    reportID: ReportId,
    tool,
    customMessage,
    hasPasscode,
    recordingUrl,
    lang,
    expiresAt,
    /** True where the report goes with the mail as a PDF. */
    attachesPdf: z._default(z.boolean("Answer true or false"), false),
  },
  "An email is an object",
);
export const MailPreview = z.strictObject({ from: z.string(), subject: z.string(), html: z.string() });
export type MailPreview = z.output<typeof MailPreview>;

export const statuses = ["OK", "UNSUBSCRIBED", "FAILED", "QUEUED", "unknown"] as const;

/** What became of the mail to one address. */
export const Sent = z.strictObject({
  id: SentMailId,
  email: z.string(),
  status: z.enum(statuses),
  /** The reason why the mail is not OK, in a sentence; null when there is nothing to say. */
  reason: z.nullable(z.string()),
});
export type Sent = z.output<typeof Sent>;

export const SendAnswer = z.strictObject({
  sendID: SendId,
  /** True when the mail went to the person who approves mails, with the recipients listed in it. */
  isForApproval: z.boolean(),
  emailSent: z.array(Sent),
});
export type SendAnswer = z.output<typeof SendAnswer>;

/** A send as the officer looks at it later. */
export const SendRecord = z.extend(SendAnswer, {
  sentAt: z.iso.datetime(),
  reportID: z.nullable(z.string()),
  reportName: z.string(),
  hasPasscode: z.boolean(),
  /** True where the client asked for the link again, on the page itself. */
  isAskedAgain: z.boolean(),
  /** True for a message of a campaign, which is sent again from there alone. */
  isOfCampaign: z.boolean(),
  /** True for an email about a lock alert, which is sent again from the alert alone. */
  isOfAlert: z.boolean(),
  /** The addresses that the send was for, where it went for approval; otherwise as in `emailSent`. */
  recipients: z.array(z.string()),
  /** The copies to the corporation's own addresses. */
  copies: z.array(Sent),
});
export type SendRecord = z.output<typeof SendRecord>;

/** Which sends are listed. */
export const SendsQuery = z.strictObject({
  ...paging({ count: 10, most: 50 }),
  /** The report to whose sends the list is narrowed. */
  reportID: z.optional(z.union([z.literal(""), ReportId], "Failed to load scenario.")),
});
