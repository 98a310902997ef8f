import type { Client } from "@highway/core/clients/schema";
import type { FileKind } from "@highway/core/exports/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { isEmail } from "@highway/core/platform/pure/email-address";
import { fileKinds } from "../../lib/api/make-file";
import { type FormDraftKey, formDraftAt } from "../../lib/forms/form-drafts";
import type { Lang } from "../../lib/words/lang";
import { type Ends, ends, usualEnd } from "./link-ends";

/** What is typed in the share window. */
export type ShareValues = {
  emails: string[];
  /** The address that is being typed. */
  emailText: string;
  /** HTML; empty where there is no message. */
  message: string;
  /** The words of the message without its HTML. */
  messageText: string;
  hasPasscode: boolean;
  lang: Lang;
  attachPdf: boolean;
  /** What the PDF contains. */
  pdfKind: FileKind;
  /** When the links end. */
  ends: Ends;
};

/** The most characters of a message: the mail stays short, and the report says the rest. */
export const mostMessage = 4000;
/** The most people that one send takes. */
const mostRecipients = 60;

/** Gives the addresses to choose from: the client's own. */
export const addressesOf = ({ primaryEmail, secondaryEmails }: Pick<Client, "primaryEmail" | "secondaryEmails">) =>
  [primaryEmail, ...secondaryEmails].filter((email) => email !== null);

/** Begins with the client's address and language; `langVis` is false where the corporation offers English alone. */
export const newValues = (client: Client, langVis: boolean): ShareValues => ({
  emails: client.primaryEmail ? [client.primaryEmail] : [],
  emailText: "",
  message: "",
  messageText: "",
  hasPasscode: false,
  lang: langVis ? client.lang : "en",
  attachPdf: false,
  pdfKind: "report",
  ends: usualEnd,
});

/** What was typed and not sent. */
export const shareDraftAt = (at: FormDraftKey) =>
  formDraftAt<ShareValues>(
    at,
    ({ emails, emailText, message, ends: end, pdfKind }) =>
      Array.isArray(emails) &&
      typeof emailText === "string" &&
      typeof message === "string" &&
      !!end &&
      ends.includes(end) &&
      fileKinds.some(({ value }) => value === pdfKind),
  );

export function checkShare({ emails }: ShareValues): FieldSentences {
  if (emails.length === 0) return { emails: "Email is required" };
  const wrong = emails.filter((email) => !isEmail(email));
  if (wrong.length > 0) return { emails: `Invalid email: ${wrong.join(", ")}` };
  if (emails.length > mostRecipients) return { emails: `Send to at most ${mostRecipients} people at once` };
  return {};
}

/** Splits addresses as a corporation types them, with commas between. */
export const addressList = (typed: string) => typed.split(/[,;\s]+/).filter(Boolean);
