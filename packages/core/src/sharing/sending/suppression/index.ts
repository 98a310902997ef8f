/** The list of addresses that get no more shared reports by mail, from no officer of the platform. Codes that somebody asks for are sent all the same. */
import { inSeconds, isoNow, now } from "../../../platform/clock";
import { digest } from "../../../platform/secret";
import { SuppressionEntity } from "./entity";
import type { Reason } from "./reasons";

/** A bounce counts for this many days, because a mailbox that was not there may be made later. */
const BOUNCED_DAYS = 180;

/** Makes the hash by which an address stands in the list and in signed addresses. Upper and lower case are the same person. */
export const hashOf = (email: string) => digest(email.trim().toLowerCase());

/** Tells why this address gets no mail; undefined when it does get mail. What the person said comes first. */
export async function reasonFor(emailHash: string): Promise<Reason | undefined> {
  const { data } = await SuppressionEntity.query.byEmail({ emailHash }).go({ consistent: true });
  const found = data.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now() / 1000);
  return found.find(({ reason }) => reason !== "bounced")?.reason ?? found[0]?.reason;
}

export async function add(emailHash: string, reason: Reason): Promise<void> {
  const expiresAt = reason === "bounced" ? inSeconds(BOUNCED_DAYS * 86_400) : undefined;
  await SuppressionEntity.put({ emailHash, reason, at: isoNow(), expiresAt }).go();
}

/** Takes back what the person said here. A complaint to a mail program stands, because that program would not deliver the mail anyway. */
export async function takeBack(emailHash: string): Promise<void> {
  await SuppressionEntity.delete({ emailHash, reason: "unsubscribed" }).go();
}
