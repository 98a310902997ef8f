export * as Sessions from "./index";

import type { EntityItem } from "electrodb";
import { Audit } from "../../audit/index";
import { type Actor, origin, person } from "../../platform/actor";
import { inSeconds, isoNow, now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { digest, newToken, same } from "../../platform/secret";
import { conditionFailed } from "../../platform/table";
import { Users } from "../../users/index";
import type { Session } from "../schema";
import { SessionEntity } from "./entity";

type Item = EntityItem<typeof SessionEntity>;

/** However much it is used, a session ends after 30 days; unused, after 7. */
export const SESSION_SECONDS = 30 * 86_400;
const IDLE_MS = 7 * 86_400_000;
/** `lastSeenAt` is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;

/** @returns what the cookie holds: whose session, which, and its secret of 256 bits */
export async function open(userId: string): Promise<string> {
  const secret = newToken();
  const at = isoNow();
  const { address, agent } = origin();
  const sessionId = newId("session");
  await SessionEntity.create({
    ownerId: userId,
    sessionId,
    secretHash: digest(secret),
    createdAt: at,
    lastSeenAt: at,
    agent: agent.slice(0, 300),
    address,
    expiresAt: inSeconds(SESSION_SECONDS),
  }).go();
  return `${userId}.${sessionId}.${secret}`;
}

const cookieForm = /^(usr_[0-9a-z]{26})\.(ses_[0-9a-z]{26})\.([\w-]{43})$/;

/** Who holds this cookie; `anyone` when it is no cookie of ours, revoked, too old, or its person gone. */
export async function holder(cookie: string | undefined): Promise<Actor> {
  const [, userId, sessionId, secret] = cookieForm.exec(cookie ?? "") ?? [];
  if (!userId || !sessionId || !secret) return { kind: "anyone" };
  const [{ data: session }, standing] = await Promise.all([
    SessionEntity.get({ ownerId: userId, sessionId }).go({ consistent: true }),
    Users.standing(userId),
  ]);
  if (!session || !standing || !same(session.secretHash, digest(secret)) || ended(session)) return { kind: "anyone" };
  await see(session);
  return { kind: "person", userId, corpId: standing.corpId, sessionId, roles: standing.roles };
}

/** DynamoDB deletes expired items within days, not at once. */
const ended = ({ expiresAt, lastSeenAt }: Item) =>
  expiresAt * 1000 <= now() || Date.parse(lastSeenAt) + IDLE_MS <= now();

async function see({ ownerId, sessionId, lastSeenAt }: Item) {
  if (Date.parse(lastSeenAt) + SEEN_EVERY_MS > now()) return;
  // `patch` does not bring back a session that was revoked in this moment.
  await SessionEntity.patch({ ownerId, sessionId })
    .set({ lastSeenAt: isoNow(), address: origin().address })
    .go()
    .catch((error) => {
      if (!conditionFailed(error)) throw error;
    });
}

/** The browsers in which the person is signed in, the latest seen first. */
export async function list(): Promise<Session[]> {
  const { userId, sessionId } = person();
  const { data } = await SessionEntity.query.byOwner({ ownerId: userId }).go({ pages: "all", consistent: true });
  return data
    .filter((item) => !ended(item))
    .sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt))
    .map((item) => ({
      id: item.sessionId,
      createdAt: item.createdAt,
      lastSeenAt: item.lastSeenAt,
      agent: item.agent,
      address: item.address,
      current: item.sessionId === sessionId,
    }));
}

/** Signs out here. */
export async function end(): Promise<void> {
  const { userId, sessionId } = person();
  await SessionEntity.delete({ ownerId: userId, sessionId }).go();
  await Audit.append({ kind: "session.closed", subject: sessionId });
}

/** Signs the person out in another browser, from its next call on. */
export async function revoke(id: string): Promise<void> {
  try {
    await SessionEntity.remove({ ownerId: person().userId, sessionId: id }).go();
  } catch (error) {
    if (conditionFailed(error)) throw new UserFacingError("missing", "That session has ended already.");
    throw error;
  }
  await Audit.append({ kind: "session.revoked", subject: id });
}
