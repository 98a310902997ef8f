import { type Actor, origin } from "../../platform/actor";
import { isoNow, now } from "../../platform/clock";
import { changeItem, keyOf, readItem } from "../../platform/item";
import { digest, same } from "../../platform/secret";
// Not by the domain's index, which brings everything else that can be done with people.
import { standing } from "../../users/standing";

/** Unused, a session ends after 7 days. */
const IDLE_MS = 7 * 86_400_000;
/** `lastSeenAt` is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;

type Item = { secretHash: string; lastSeenAt: string; expiresAt: number };

const cookieForm = /^(usr_[0-9a-z]{26})\.(ses_[0-9a-z]{26})\.([\w-]{43})$/;

export const sessionKey = (ownerId: string, sessionId: string) => keyOf("session", { ownerId }, { sessionId });

/** Who holds this cookie; `anyone` when it is no cookie of ours, revoked, too old, or its person gone. */
export async function holder(cookie: string | undefined): Promise<Actor> {
  const [, userId, sessionId, secret] = cookieForm.exec(cookie ?? "") ?? [];
  if (!userId || !sessionId || !secret) return { kind: "anyone" };
  const key = sessionKey(userId, sessionId);
  const [session, person] = await Promise.all([
    readItem<Item>(key, ["secretHash", "lastSeenAt", "expiresAt"]),
    standing(userId),
  ]);
  if (!session || !person || !same(session.secretHash, digest(secret)) || ended(session)) return { kind: "anyone" };
  // A session that was revoked in this moment stays revoked.
  if (Date.parse(session.lastSeenAt) + SEEN_EVERY_MS <= now())
    await changeItem(key, { lastSeenAt: isoNow(), address: origin().address });
  return { kind: "person", userId, corpId: person.corpId, sessionId, roles: person.roles };
}

/** DynamoDB deletes expired items within days, not at once. */
export const ended = ({ expiresAt, lastSeenAt }: Pick<Item, "expiresAt" | "lastSeenAt">) =>
  expiresAt * 1000 <= now() || Date.parse(lastSeenAt) + IDLE_MS <= now();
