/** The letters of one send: what they hold in common is read once for all of them, and then each is written. */
import * as Branding from "../../branding/index";
import { senderName } from "../../branding/pure/signed-name";
import type { Brand } from "../../branding/schema";
import * as Users from "../../people/users/index";
import { appAddress } from "../../platform/declare/env";
import { UserFacingError } from "../../platform/errors";
import { compose, type Message } from "../../platform/mail/mail";
import type { Attachment, Inline } from "../../platform/mail/mime";
import type { Entry } from "../../reports/index";
import * as Reports from "../../reports/index";
import * as Links from "../links/index";
import { isLive } from "../links/index";
import { campaignMail, rateLetterMail } from "../mails/officers-letters";
import { approvalMail, copyMail, type Parcel, reportMail } from "../mails/report";
import { attachment, MOST_ATTACHED } from "./attach";
import type { SendItem, SentMailItem } from "./entity";
import { withoutPictures } from "./message";
import { parcelOf, wordsOf } from "./parcel";
import { missingIn, picturesOf } from "./pictures";
import { sentences } from "./schema";
import { unsubscribeToken } from "./unsubscribe/token";

export type Envelope = {
  send: SendItem;
  brand: Brand;
  replyTo: string;
  entry: Entry | undefined;
  /** The parcel that every recipient gets, without the link that opens the report. */
  parcel: Omit<Parcel, "reportUrl">;
  attachments: Attachment[];
  inline: Inline[];
};

/** An address that was made for one mail, and how it is unmade when nobody got the mail. */
type NewAddress = { url: string; linkId: string; discard: () => Promise<void> };
export type Letter = { message: Message; linkId: string | undefined; discard: () => Promise<void> };

/** Tells whether the file waits in the report: one behind a code is for one person's eyes, and one that is too large for a mail is fetched. */
const waitsInReport = ({ attached, hasPasscode, reportId, pictureBytes }: SendItem) =>
  attached !== undefined && reportId !== "none" && (hasPasscode || attached.size + pictureBytes > MOST_ATTACHED);

/**
 * Reads what the letters of a send have in common.
 * @throws UserFacingError missing when the report or its file is gone; forbidden when its officer was shut out meanwhile; conflict when its link
 * would be over
 */
export async function envelopeOf(send: SendItem): Promise<Envelope> {
  const { ownerId, reportId, attached, together, endsAt } = send;
  if (!(await Users.standingOf(ownerId))) throw new UserFacingError("forbidden", sentences.reasons.shutOut);
  if (!isLive({ endsAt })) throw new UserFacingError("conflict", sentences.reasons.over);
  const entry = reportId === "none" ? undefined : await Reports.get(reportId);
  const isFileInReport = waitsInReport(send);
  const [tool, brand, user, inline, attachments] = await Promise.all([
    wordsOf(entry),
    Branding.of(ownerId, entry?.report ?? together),
    Users.byId(ownerId),
    picturesOf(ownerId, send.message),
    attached && !isFileInReport ? attachment(attached).then((file) => [file]) : [],
  ]);
  const parcel = parcelOf(send, {
    brand,
    entry,
    tool,
    isFileInReport,
    message: withoutPictures(send.message, missingIn(send.message, inline)),
    fileName: attachments[0]?.name ?? null,
  });
  return { send, brand, replyTo: brand.email || user.email, entry, parcel, attachments, inline };
}

/** Makes this recipient a link of their own, so that it is true who viewed. Copies for the officer's own people never count. */
async function addressFor({ send, entry }: Envelope, mail: SentMailItem): Promise<NewAddress | null> {
  if (!entry || !(send.kind === "report" || waitsInReport(send))) return null;
  if (send.againOf) {
    const again = await Links.addressAgain(send.ownerId, send.againOf);
    return { url: again, linkId: send.againOf, discard: () => Links.discardAddress(again) };
  }
  const { link, url } = await Links.create({
    audience: { kind: "person", email: mail.email },
    ...entry,
    tool: send.tool,
    hasPasscode: send.hasPasscode,
    isPreview: !isToClient(mail),
    lang: send.lang,
    recordingUrl: send.recordingUrl ?? null,
    expiresAt: send.endsAt ?? null,
    mailId: mail.mailId,
  });
  return { url, linkId: link.id, discard: () => Links.discard({ ownerId: send.ownerId, linkId: link.id, url }) };
}

/** Tells whether a mail goes to a client, and not to the corporation's own people. */
export const isToClient = ({ role }: Pick<SentMailItem, "role">) => role === "recipient" || role === "asked";

/** Makes the headers by which SES names the mail when it reports a bounce, and by which a reader's program stops such mail with one press (RFC 8058). */
function headersOf({ ownerId, mailId, role }: SentMailItem, token: string): Record<string, string> {
  return {
    "X-SES-MESSAGE-TAGS": `owner=${ownerId}, mail=${mailId}`,
    ...(isToClient({ role }) && {
      "List-Unsubscribe": `<${appAddress()}/v1/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}

/** Writes the mail to one address, ready to go, and makes the link that is in it. */
export async function letterTo(envelope: Envelope, mail: SentMailItem): Promise<Letter> {
  const { send, brand, replyTo, attachments, inline } = envelope;
  const address = await addressFor(envelope, mail);
  const parcel: Parcel = { ...envelope.parcel, reportUrl: address?.url ?? null };
  const token = unsubscribeToken(mail);
  const unsubscribeUrl = `${appAddress()}/unsubscribe?data=${token}`;
  const toClient = () => {
    if (send.subject === undefined) return reportMail(parcel, unsubscribeUrl);
    const { lang, subject, kind } = send;
    const draw = kind === "alert" ? rateLetterMail : campaignMail;
    return draw({ lang, brand, subject, message: parcel.message }, unsubscribeUrl);
  };
  const words = {
    recipient: toClient,
    asked: toClient,
    approval: () => approvalMail(parcel, send.recipients),
    copy: () => copyMail(parcel, send.recipients),
  }[mail.role]();
  const message = compose({
    ...words,
    replyTo,
    attachments,
    inline,
    fromName: senderName(brand),
    to: mail.email,
    cc: mail.cc,
    headers: headersOf(mail, token),
  });
  return { message, linkId: address?.linkId, discard: address?.discard ?? (() => Promise.resolve()) };
}

/**
 * Tells why a mail can never be sent: its report is gone or no longer complete, its link is over, or its officer is shut out. It is undefined for a
 * mail that may be tried again.
 */
export function whyNever(error: unknown): string | undefined {
  if (!(error instanceof UserFacingError)) return undefined;
  return error.code === "missing" ? sentences.reasons.gone : error.message;
}
