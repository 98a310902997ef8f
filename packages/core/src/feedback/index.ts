/** Feedback: what members say of the product. It is mailed to the product's support, and kept nowhere else. */
import * as Audit from "../people/audit/index";
import * as Permissions from "../people/permissions/index";
import * as Users from "../people/users/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { now } from "../platform/clock";
import { appAddress, env } from "../platform/declare/env";
import type { FileAnswer } from "../platform/file.schema";
import { compose, send as post } from "../platform/mail/mail";
import type { Mail } from "../platform/mail/mime";
import { escapeHtml, mailPage } from "../platform/mail/page";
import { Feedback, type Topic } from "./schema";

/** Mails the feedback. @throws when the mail service does not take it: the person sends it again, for nothing else keeps it */
export const send = action(Feedback, async (feedback): Promise<void> => {
  const [{ email, profile }, { name }] = await Promise.all([Users.current(), Permissions.corporation(person().corpId)]);
  const from = { email, fullName: profile.fullName, corporation: name };
  await post(compose(feedbackMail({ to: env("SUPPORT_EMAIL"), feedback, from })));
  await Audit.append({ kind: "feedback.sent", subject: person().userId, detail: { topic: feedback.topic } });
});

type From = { email: string; fullName: string; corporation: string };

const titles: Record<Topic, string> = { problem: "A problem", idea: "An idea", other: "Feedback" };

/** Writes to the people who look after the product. An answer goes to the member who wrote. */
function feedbackMail({ to, feedback, from }: { to: string; feedback: Feedback; from: From }): Omit<Mail, "from"> {
  const { topic, message, page } = feedback;
  // A line break in a name would begin another header.
  const name = from.fullName.replace(/\s+/g, " ");
  const who = `${name}, ${from.corporation}, ${from.email}`;
  const where = page ? `Page: ${page}` : "";
  return {
    to,
    replyTo: from.email,
    subject: `${titles[topic]} from ${name}`,
    text: `${[message, who, where].filter(Boolean).join("\n\n")}\n`,
    html: mailPage({
      title: `${titles[topic]} from ${name}`,
      words: [escapeHtml(message).replace(/\r?\n/g, "<br>")],
      small: [who, where].filter(Boolean).map(escapeHtml).join("<br>"),
    }),
  };
}

const DAY_MS = 86_400_000;
/** The text is made with each call, so it never expires while somebody serves it; RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 180;

/** Writes the text that says where to report a hole in the product's security. The text is the same all day. */
export function securityText(): FileAnswer {
  const today = Math.floor(now() / DAY_MS);
  const expires = new Date((today + GOOD_FOR_DAYS) * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${env("SECURITY_CONTACT")}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, es",
    `Canonical: ${appAddress()}/.well-known/security.txt`,
  ];
  const bytes = new TextEncoder().encode(`${lines.join("\n")}\n`);
  return { type: "text/plain; charset=utf-8", bytes, tag: String(today), name: "security.txt", keptFor: 0 };
}
