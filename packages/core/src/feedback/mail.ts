import type { Mail } from "../platform/mail/mime";
import { escaped, mailPage } from "../platform/mail/page";
import type { Feedback, Topic } from "./schema";

type From = { email: string; fullName: string; corporation: string };

const titles: Record<Topic, string> = { problem: "A problem", idea: "An idea", other: "Feedback" };

/** Writes to the people who look after the product. An answer goes to the member who wrote. */
export function feedbackMail({
  to,
  feedback,
  from,
}: {
  to: string;
  feedback: Feedback;
  from: From;
}): Omit<Mail, "from"> {
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
      words: [escaped(message).replace(/\r?\n/g, "<br>")],
      small: [who, where].filter(Boolean).map(escaped).join("<br>"),
    }),
  };
}
