// Built from nodemailer's encoders alone: its MailComposer brings a table of all file types, 76 KB in a function that sends text.
import { randomUUID } from "node:crypto";
import { encode, wrap } from "nodemailer/lib/base64";
import { encodeWords, foldLines } from "nodemailer/lib/mime-funcs";
import { now } from "./clock";

export type Mail = { from: string; to: string; subject: string; text: string; html: string };

/** A mail as RFC 5322 wants it: the same words as text and as HTML, for the reader's program to choose. */
export function mime({ from, to, subject, text, html }: Mail): Uint8Array {
  const boundary = `highway-${randomUUID()}`;
  const head = [
    header("From", from),
    header("To", plain(to)),
    header("Subject", subject),
    header("Date", new Date(now()).toUTCString().replace("GMT", "+0000")),
    header("MIME-Version", "1.0"),
    // No answer from holiday programs, please (RFC 3834).
    header("Auto-Submitted", "auto-generated"),
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
  ];
  const parts = [part("text/plain", text), part("text/html", html)].map((each) => `--${boundary}\r\n${each}\r\n`);
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${parts.join("")}--${boundary}--\r\n`);
}

/** A line break in a value would begin a header of the sender's own making. */
function header(name: string, value: string): string {
  if (/[\r\n]/.test(value)) throw new Error(`The mail's ${name} holds a line break.`);
  return foldLines(`${name}: ${encodeWords(value, "B", 52)}`, 76);
}

/** Addresses are not words: encoding one would name nobody. */
function plain(address: string): string {
  if (/[^\x21-\x7e]/.test(address)) throw new Error("The mail's address holds what an address may not.");
  return address;
}

const part = (type: string, content: string) =>
  `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrap(encode(content), 76)}`;
