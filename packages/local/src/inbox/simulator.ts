/**
 * Addresses at `simulator.…` to which mail does not simply arrive, as SES has them at simulator.amazonses.com: every fate of a mail can be
 * seen on this machine. What stands after a plus sign makes them different people.
 *
 * bounce@     arrives nowhere, and comes back (permanent)
 * complaint@  arrives, and the reader calls it spam
 * reject@     is refused
 * throttle@   is never taken: too many mails
 * busy@       is not taken twice, then arrives
 * timeout@    is taken by nobody, and nothing is answered
 * silent@     arrives, but the line breaks before that is answered
 */
const fates = ["bounce", "complaint", "reject", "throttle", "busy", "timeout", "silent"] as const;
export type Fate = (typeof fates)[number];

export function fateOf(address: string): Fate | undefined {
  const [, name] = address.toLowerCase().match(/^([a-z]+)(?:\+[^@]*)?@simulator\./) ?? [];
  return fates.find((fate) => fate === name);
}

type Sent = { messageId: string; recipients: string[]; head: string };

/** The tags by which a mail is known again, as a mail's own header names them. */
function tagsOf(head: string): Record<string, string[]> {
  const [, tags = ""] = head.replace(/\r?\n[ \t]+/g, " ").match(/^x-ses-message-tags:(.*)$/im) ?? [];
  return Object.fromEntries(
    tags.split(",").flatMap((tag) => {
      const [name = "", value = ""] = tag.split("=").map((part) => part.trim());
      return name ? [[name, [value]]] : [];
    }),
  );
}

/** What SES publishes to SNS: https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
export function eventOf(fate: "bounce" | "complaint", { messageId, recipients, head }: Sent) {
  const timestamp = new Date().toISOString();
  const mail = { timestamp, messageId, destination: recipients, tags: tagsOf(head) };
  const addresses = recipients.map((emailAddress) => ({ emailAddress }));
  return fate === "bounce"
    ? {
        eventType: "Bounce",
        mail,
        bounce: { bounceType: "Permanent", bounceSubType: "General", bouncedRecipients: addresses, timestamp },
      }
    : { eventType: "Complaint", mail, complaint: { complainedRecipients: addresses, timestamp } };
}
export type MailEvent = ReturnType<typeof eventOf>;
