// This file uses nodemailer's encoders alone: its MailComposer brings a table of all file types, 76 KB in a function that sends text.
import { randomUUID } from "node:crypto";
import { encode, wrap } from "nodemailer/lib/base64";
import { buildHeaderValue, encodeWord, encodeWords, foldLines } from "nodemailer/lib/mime-funcs";
import { now } from "../clock";

export type Attachment = { name: string; contentType: string; bytes: Uint8Array };
/** A picture that the HTML shows by `cid:` and its id, so that no mail program fetches anything. */
export type Inline = Attachment & { id: string };

export type Mail = {
  from: string;
  /** The name that is shown in the place of the sender's own; the address stays. */
  fromName?: string;
  to: string | readonly string[];
  cc?: readonly string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The headers beyond the usual ones, by name. */
  headers?: Record<string, string>;
  inline?: readonly Inline[];
  attachments?: readonly Attachment[];
};

/** Writes a mail as RFC 5322 wants it: the same words as text and as HTML, for the reader's program to choose. */
export function mime(mail: Mail): Uint8Array {
  const { to, cc = [], replyTo, headers = {} } = mail;
  const head = [
    sender(mail),
    header("To", [to].flat().map(checkedAddress).join(", ")),
    ...(cc.length > 0 ? [header("Cc", cc.map(checkedAddress).join(", "))] : []),
    ...(replyTo ? [header("Reply-To", checkedAddress(replyTo))] : []),
    header("Subject", mail.subject),
    header("Date", new Date(now()).toUTCString().replace("GMT", "+0000")),
    header("MIME-Version", "1.0"),
    // Holiday programs must not answer this mail (RFC 3834).
    header("Auto-Submitted", "auto-generated"),
    ...Object.entries(headers).map(([name, value]) => header(name, value)),
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n${content(mail)}`);
}

/** Writes words and pictures, and what is attached beside them. */
function content({ text, html, inline = [], attachments = [] }: Mail): string {
  const page =
    inline.length === 0
      ? textPart("text/html", html)
      : together("related", [textPart("text/html", html), ...inline.map(inlinePart)]);
  const words = together("alternative", [textPart("text/plain", text), page]);
  return attachments.length === 0 ? words : together("mixed", [words, ...attachments.map(attachmentPart)]);
}

/** Joins several parts into one. */
function together(kind: "alternative" | "related" | "mixed", parts: string[]): string {
  const boundary = `highway-${randomUUID()}`;
  const each = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("");
  return `Content-Type: multipart/${kind};\r\n boundary="${boundary}"\r\n\r\n${each}--${boundary}--\r\n`;
}

const inBase64 = (content: string | Uint8Array) =>
  `Content-Transfer-Encoding: base64\r\n\r\n${wrap(encode(typeof content === "string" ? content : Buffer.from(content)), 76)}`;

const textPart = (type: string, words: string) => `Content-Type: ${type}; charset=utf-8\r\n${inBase64(words)}`;

const attachmentPart = ({ name, contentType, bytes }: Attachment) =>
  [
    parameters("Content-Type", contentType, { name }),
    parameters("Content-Disposition", "attachment", { filename: name }),
    inBase64(bytes),
  ].join("\r\n");

const inlinePart = ({ id, name, contentType, bytes }: Inline) =>
  [
    header("Content-Type", contentType),
    header("Content-ID", `<${id}>`),
    parameters("Content-Disposition", "inline", { filename: name }),
    inBase64(bytes),
  ].join("\r\n");

/** Writes a header whose value has parameters, such as a file's name in any script (RFC 2231). */
function parameters(name: string, value: string, params: Record<string, string>): string {
  refuseBreaks(name, value, ...Object.values(params));
  return foldLines(`${name}: ${buildHeaderValue({ value, params })}`, 76);
}

function header(name: string, value: string): string {
  refuseBreaks(name, value);
  return foldLines(`${name}: ${encodeWords(value, "B", 52)}`, 76);
}

/** Refuses line breaks in a value, because one would begin a header of the sender's own making. */
function refuseBreaks(name: string, ...values: string[]) {
  if ([name, ...values].some((value) => /[\r\n]/.test(value)))
    throw new Error(`The mail's ${name} holds a line break.`);
}

/** Writes the sender. The name is quoted rather than encoded where it can be, because filters take encoded Latin letters for a disguise. */
function sender({ from, fromName }: Mail): string {
  if (!fromName) return header("From", from);
  refuseBreaks("From", fromName);
  const address = `<${checkedAddress(from.replace(/^.*<|>$/gs, ""))}>`;
  if (/[^\x20-\x7e]/.test(fromName)) return header("From", `${encodeWord(fromName, "B", 52)} ${address}`);
  return foldLines(`From: "${fromName.replace(/["\\]/g, "\\$&")}" ${address}`, 76);
}

/** Refuses an address that would have to be encoded, because an encoded address names nobody. */
function checkedAddress(address: string): string {
  if (/[^\x21-\x7e]|[,;<>]/.test(address))
    throw new Error("The email address contains characters that are not allowed in one.");
  return address;
}
