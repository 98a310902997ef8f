import * as z from "zod/mini";
import { Lang } from "../../clients/schema";
import { reportToolKeys } from "../../tools/keys.schema";

export const sentences = {
  missing: "This link no longer works. Please ask your loan officer for a new one.",
  failed: "Failed to generate share link.",
  missingForOfficer: "That link no longer exists.",
  incomplete: "Complete the scenario before you share it.",
  anyoneWithCode: "A link that anyone can open cannot require a code.",
  passcodesOnly: "Your company shares reports by email with a passcode only.",
  past: "Choose a time in the future. To end a link now, revoke it.",
  revoked: "This link was revoked. Send the report again, or copy a new link.",
} as const;

export const LinkId = z
  .string(sentences.missingForOfficer)
  .check(z.regex(/^lnk_[0-9a-z]{26}$/, sentences.missingForOfficer));
/** The token of an address. One that cannot be a link's is a link that never existed, and is answered as one. */
export const LinkToken = z
  .string("Enter the token of the link")
  .check(z.maxLength(2000, "Enter a token of at most 2,000 characters"));

/** The tools whose reports can be opened by a link. */
export const LinkTool = z.enum(reportToolKeys, "That is not a tool");

/** Who can open a link: the person to whom it was mailed, or anyone who has it. */
const Audience = z.union([
  z.strictObject({ kind: z.literal("person"), email: z.string() }),
  z.strictObject({ kind: z.literal("anyone") }),
]);
export type Audience = z.output<typeof Audience>;

const moment = z.nullable(z.iso.datetime());

/** A link as its officer sees it. Its token stands in the address that was made once, and nowhere else. */
export const Link = z.strictObject({
  id: LinkId,
  audience: Audience,
  /** True for a copy for the officer's own people: what is done with it never counts. */
  isPreview: z.boolean(),
  reportID: z.string(),
  reportName: z.string(),
  tool: LinkTool,
  clientID: z.string(),
  clientName: z.string(),
  hasPasscode: z.boolean(),
  lang: Lang,
  recordingUrl: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: moment,
  revokedAt: moment,
  /** The time when too many wrong passcodes locked the link. Only the officer can unlock it. */
  lockedAt: moment,
  /** The number of openings by people. What machines fetch does not count. */
  views: z.number(),
  lastViewed: moment,
  /** What is wrong with the mail for which the link was made, while nobody has opened it: nobody knows whether it went out, or it did not arrive. */
  delivery: z.nullable(z.enum(["unknown", "bounced"])),
});
export type Link = z.output<typeof Link>;

/** Which links a list shows: those that still open something, those that no longer do, or all. */
export const Shown = z.enum(["all", "open", "ended"], "Set show to all, open or ended");
export type Shown = z.output<typeof Shown>;

const RECORDING_ADDRESS = "Enter the recording's address, which begins with https://";
/** An address on the web, for a recording that comes with the report. Highway keeps no recordings yet, so an address without a host leads to nothing. */
export const RecordingUrl = z
  .string(RECORDING_ADDRESS)
  .check(
    z.trim(),
    z.maxLength(2000, "The recording's address is too long"),
    z.regex(/^https:\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/, RECORDING_ADDRESS),
  );

/** A day and a time. The action refuses what is past, because a schema does not know the time. */
export const ExpiresAt = z.iso.datetime("Enter a day and a time");

/** The end of a link; null for never. */
export const ExpiryInput = z.strictObject({ expiresAt: z.nullable(ExpiresAt) });

const freeText = (most: number) =>
  z.optional(z.nullable(z.string("Enter text").check(z.maxLength(most, `Use at most ${most} characters`))));
const noPasscode = z.literal(false, sentences.anyoneWithCode);

/**
 * What the share window holds when a link is copied: the properties of its email, and the client. A link for anyone carries none of the email's
 * words, so they are read and not kept.
 */
export const CopyInput = z.strictObject({
  reportID: z.optional(z.string(sentences.failed).check(z.regex(/^rpt_[0-9a-z]{26}$/, sentences.failed))),
  /** The id of the report, or that of its client. */
  id: z.optional(z.string(sentences.failed).check(z.regex(/^(rpt|cli)_[0-9a-z]{26}$/, sentences.failed))),
  /** The id of the link, where the caller chooses it. Sent again, because its answer was lost, it is the same link with another address. */
  linkID: z.optional(LinkId),
  tool: LinkTool,
  lang: z.optional(Lang),
  recordingUrl: z.optional(z.nullable(z.union([z.literal(""), RecordingUrl]))),
  expiresAt: z.optional(z.nullable(ExpiresAt)),
  /** True for the officer's own eyes: nothing that is done with the link counts, and it ends after a day. */
  isPreview: z.optional(z.boolean("Set isPreview to true or false")),
  hasPasscode: z.optional(z.nullable(noPasscode)),
  clientName: freeText(200),
  clientEmail: z.optional(z.nullable(z.union([z.string(), z.array(z.string())], "Give addresses"))),
  approvalAddresses: z.optional(z.nullable(z.union([z.string(), z.array(z.string())], "Give addresses"))),
  customMessage: freeText(50_000),
  base64: freeText(200_000),
  locationStr: freeText(500),
  eventPrefix: freeText(100),
  licenseLabel: freeText(200),
  formattedPhone: freeText(60),
  thumbnailUrl: freeText(2000),
});
export type CopyInput = z.output<typeof CopyInput>;
