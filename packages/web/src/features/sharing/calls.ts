import type { User } from "@highway/core/people/users/schema";
import type { SendAnswer, Sent } from "@highway/core/sharing/sending/schema";
import { call, type RequestOf } from "../../lib/api/api";
import { createOnce } from "../../lib/api/create-once";
import { phone } from "../../lib/format/format";
import { newId } from "../../lib/new-id";
import { endTime } from "./link-ends";
import type { MailToPreview } from "./mail-preview";
import type { ShareValues } from "./share-values";
import type { Subject } from "./subject";

export type Letter = {
  subject: Subject;
  values: ShareValues;
  /** The people who approve mails first; empty where nobody does. */
  approval: readonly string[];
};

const paragraph = "</p>";

/** Gives what every way of sharing says of the report and of its officer. */
function letter({ subject, values, approval }: Letter, { header }: User) {
  const { number, type, ext } = header.primaryPhone;
  const license = header.license && (header.isNmls ? `NMLS #${header.license}` : header.license);
  return {
    tool: subject.tool,
    customMessage: values.message.includes(paragraph) ? values.message : "",
    locationStr: subject.place,
    hasPasscode: values.hasPasscode,
    eventPrefix: subject.tool,
    ...(approval.length > 0
      ? { clientEmail: [...approval], approvalAddresses: values.emails }
      : { clientEmail: values.emails }),
    reportID: subject.reportID,
    clientName: subject.clientName,
    licenseLabel: license,
    formattedPhone: number ? phone(number, type, ext) : "",
    lang: values.lang,
    expiresAt: endTime(values.ends, Date.now()),
  };
}

/** Gives what the mail is drawn of. */
export const mailOf = ({ subject, values }: Letter): MailToPreview => ({
  reportID: subject.reportID,
  tool: subject.tool,
  customMessage: values.message.includes(paragraph) ? values.message : "",
  hasPasscode: values.hasPasscode,
  lang: values.lang,
  expiresAt: endTime(values.ends, Date.now()),
  attachesPdf: values.attachPdf,
});

/**
 * Mails the report. The same `sendID` sends once, however often it is asked.
 * @param exportID  of a PDF to attach
 */
export async function sendLetter(of: Letter, user: User, sendID: string, exportID: string | null): Promise<SendAnswer> {
  const body = { ...letter(of, user), sendID, ...(exportID && { exportID }) };
  const [answer] = await call("POST /v2/share/send-live-share", { body });
  return answer;
}

/** Asks what became of a send. */
export const sendNow = async (sendID: string): Promise<readonly Sent[]> => {
  const [found] = await call("GET /v2/share/sends/{id}", { path: { id: sendID } });
  return found.emailSent;
};

/** Sends once more to the people whose mail failed, or of whom nobody knows whether it arrived. */
export const resend = async (id: string): Promise<Sent> => {
  const [answer] = await call("POST /v2/share/sends/{id}/resend", { path: { id } });
  return answer;
};

/** Makes a link of its own, which anyone who has it may open. As a preview it counts no views. */
export async function newLink(of: Letter, user: User, isPreview = false): Promise<string> {
  const body = {
    ...letter({ ...of, approval: [] }, user),
    id: of.subject.reportID,
    hasPasscode: false as const,
    isPreview,
  };
  return makeLink(body);
}

type LinkWish = RequestOf<"POST /v2/share/get-live-share">["body"];

/** Makes a link under an id of this page. Asked for once more, after an answer that did not come, it is the same link, so none is left whose address nobody has. */
export async function makeLink(wish: LinkWish): Promise<string> {
  const make = (linkID: string) => call("POST /v2/share/get-live-share", { body: { ...wish, linkID } });
  const [{ url }] = await createOnce({ link: wish }, () => newId("lnk"), make);
  return url;
}
