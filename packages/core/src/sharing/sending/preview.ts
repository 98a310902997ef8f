import * as Branding from "../../branding/index";
import { senderName } from "../../branding/pure/signed-name";
import * as Clients from "../../clients/index";
import * as Permissions from "../../people/permissions/index";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { appAddress } from "../../platform/declare/env";
import * as Reports from "../../reports/index";
import { toolMails } from "../../tools/pure/mails";
import { addressOf, endOf } from "../links/index";
import { reportMail } from "../mails/report";
import { cleanMessage } from "./message";
import { parcelOf, wordsOf } from "./parcel";
import { type MailPreview, MailPreviewInput } from "./schema";

/** Stands where each mail has an address of its own. */
const someToken = "…";

/** The officer's own pictures travel in the mail; the page that shows the preview asks for them where they are kept. */
const withPictures = (html: string) =>
  html.replace(/src="cid:(fil_[0-9a-z]{26})@highway"/g, 'src="/v1/user/image?imageID=$1"');

/**
 * Draws the mail that a client would get, and sends nothing.
 * @throws UserFacingError missing for a report that is not the officer's; invalid for an end that is past, or too long a message
 */
export const previewMail = action(MailPreviewInput, async (email): Promise<MailPreview> => {
  const { userId } = person();
  const [entry, permissions] = await Promise.all([Reports.get(email.reportID), Permissions.ownPermissions()]);
  const brand = await Branding.of(userId, entry.report);
  const lang = email.lang ?? (await Clients.langOf(entry.client));
  const hasPasscode = email.hasPasscode === true || permissions.requirePasscode;
  const send = { lang, hasPasscode, recordingUrl: email.recordingUrl || undefined, endsAt: endOf(email.expiresAt) };
  const tool = await wordsOf(entry);
  const parcel = parcelOf(send, {
    brand,
    entry,
    tool,
    message: await cleanMessage(permissions.reportMessageVis ? (email.customMessage ?? "") : ""),
    fileName: email.attachesPdf && !hasPasscode ? `${toolMails[tool].file[lang]}.pdf` : null,
    isFileInReport: false,
  });
  const reportUrl = addressOf(someToken, { tool: email.tool, lang });
  const { subject, html } = reportMail({ ...parcel, reportUrl }, `${appAddress()}/unsubscribe?data=${someToken}`);
  return { from: senderName(brand), subject, html: withPictures(html) };
});
