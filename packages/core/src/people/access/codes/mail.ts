import type { Mail } from "../../../platform/mail/mime";
import { mailPage } from "../../../platform/mail/page";

/**
 * Writes the mail with a sign-in code. The subject carries the code, as people expect and phones offer to copy: the code is worth nothing
 * outside the browser that asked. The mail has no image, no link, and nothing that tells whether it was opened.
 */
export function codeMail(to: string, code: string, minutes: number): Omit<Mail, "from"> {
  const rules = `It works once, for ${minutes} minutes, in the browser that asked for it.`;
  const otherwise =
    "If you did not ask for it, you can ignore this email: without the code nobody can sign in. Highway never asks you to tell it to anyone.";
  return {
    to,
    subject: `${code} is your Highway sign-in code`,
    text: `Your sign-in code is ${code}\n\n${rules}\n\n${otherwise}\n\nHighway\n`,
    html: mailPage({ title: "Your sign-in code", code, words: [rules], small: otherwise }),
  };
}
