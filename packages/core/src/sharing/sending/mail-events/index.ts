/** The events that SES reports of a mail after it took it: that it came back, that its reader called it spam, or that it had a virus and did not go out. */
import * as z from "zod/mini";
import * as Sending from "../index";
import * as Suppression from "../suppression/index";

const People = z.array(z.object({ emailAddress: z.string() }));
/** The parts of an event that matter. SES has more, and adds to them. */
const MailEvent = z.object({
  eventType: z.string(),
  mail: z.object({ tags: z._default(z.record(z.string(), z.array(z.string())), {}) }),
  bounce: z.optional(
    z.object({ bounceType: z.string(), bounceSubType: z._default(z.string(), ""), bouncedRecipients: People }),
  ),
  complaint: z.optional(z.object({ complainedRecipients: People })),
  reject: z.optional(z.object({})),
});

const addressesOf = (people: z.output<typeof People> = []) =>
  // Some servers answer an address with a name, as in "Jordan <jordan@example.com>".
  people.map(({ emailAddress }) => emailAddress.replace(/^.*<|>.*$/g, ""));

/** What SES tells of a mail that it tries no more, though the next one may arrive. The others that it calls transient may be the answer of somebody who is away and has the mail. */
const notTaken = ["MailboxFull", "MessageTooLarge", "ContentRejected", "AttachmentRejected"];

/**
 * Takes one event, as SNS brings it. A mailbox that is full for now is no reason to stop mail to it, but this mail did not arrive.
 * @throws when it cannot be understood or kept, or its mail is not noted as sent yet: it is then brought again
 */
export async function take(text: string): Promise<void> {
  const { mail, bounce, complaint, reject } = MailEvent.parse(JSON.parse(text));
  const bounced = addressesOf(bounce?.bouncedRecipients);
  const isForGood = bounce?.bounceType === "Permanent";
  const complained = addressesOf(complaint?.complainedRecipients);
  if (isForGood) for (const email of bounced) await Suppression.add(Suppression.hashOf(email), "bounced");
  for (const email of complained) await Suppression.add(Suppression.hashOf(email), "complained");
  const [ownerId] = mail.tags.owner ?? [];
  const [mailId] = mail.tags.mail ?? [];
  if (!ownerId || !mailId) return;
  const key = { ownerId, mailId };
  if (reject) await Sending.noteFailure(key, "virus");
  if (isForGood) await Sending.noteBounce(key, bounced, "bounced");
  else if (bounce && notTaken.includes(bounce.bounceSubType)) await Sending.noteBounce(key, bounced, "notTaken");
}
