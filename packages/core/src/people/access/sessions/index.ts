import { type Actor, origin, person } from "../../../platform/actor";
import { inSeconds, isoNow, now } from "../../../platform/clock";
import { UserFacingError } from "../../../platform/errors";
import { newId } from "../../../platform/id";
import { digest, newToken, same } from "../../../platform/secret";
import { conditionFailed } from "../../../platform/table/table";
import * as Audit from "../../audit/index";
import * as Users from "../../users/index";
import type { Session } from "../schema";
import { SessionEntity } from "./entity";

/** A session ends after 30 days, however much it is used. */
export const SESSION_SECONDS = 30 * 86_400;
/** A session that is not used ends after 7 days. */
const IDLE_MS = 7 * 86_400_000;
/** `lastSeenAt` is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;

const cookieForm = /^(usr_[0-9a-z]{26})\.(ses_[0-9a-z]{26})\.([\w-]{43})$/;

/** Finds the person who holds this cookie. The result is `anyone` when the cookie is not ours, its session was revoked or is too old, or the person is gone. */
export async function fromCookie(cookie: string | undefined): Promise<Actor> {
  const [, ownerId, sessionId, secret] = cookieForm.exec(cookie ?? "") ?? [];
  if (!ownerId || !sessionId || !secret) return { kind: "anyone" };
  const [{ data: session }, person] = await Promise.all([
    SessionEntity.get({ ownerId, sessionId }).go({ consistent: true }),
    Users.standing(ownerId),
  ]);
  if (!session || !person || !same(session.secretHash, digest(secret)) || hasEnded(session)) return { kind: "anyone" };
  if (Date.parse(session.lastSeenAt) + SEEN_EVERY_MS <= now()) await noteSeen(ownerId, sessionId);
  return { kind: "person", userId: ownerId, corpId: person.corpId, sessionId, roles: person.roles };
}

/** The time is checked here because DynamoDB deletes expired items within days, not at once. */
const hasEnded = ({ expiresAt, lastSeenAt }: { expiresAt: number; lastSeenAt: string }) =>
  expiresAt * 1000 <= now() || Date.parse(lastSeenAt) + IDLE_MS <= now();

async function noteSeen(ownerId: string, sessionId: string): Promise<void> {
  try {
    await SessionEntity.patch({ ownerId, sessionId }).set({ lastSeenAt: isoNow(), address: origin().address }).go();
    await Users.noteActive(ownerId);
  } catch (error) {
    // A session that was revoked at this moment stays revoked.
    if (!conditionFailed(error)) throw error;
  }
}

/** Opens a session for the person. @returns what the cookie holds: the ids of the person and the session, and a secret of 256 bits */
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
  await Users.noteActive(userId);
  return `${userId}.${sessionId}.${secret}`;
}

/** Lists the browsers in which the person is signed in, the last seen first. */
export async function list(): Promise<Session[]> {
  const { userId, sessionId } = person();
  const { data } = await SessionEntity.query.byOwner({ ownerId: userId }).go({ pages: "all", consistent: true });
  return data
    .filter((item) => !hasEnded(item))
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

/** Signs the person out in this browser. */
export async function end(): Promise<void> {
  const { userId, sessionId } = person();
  await SessionEntity.delete({ ownerId: userId, sessionId }).go();
  await Audit.append({ kind: "session.closed", subject: sessionId });
}

/** Signs the person out in another browser, from that browser's next call on. */
export async function revoke(id: string): Promise<void> {
  try {
    await SessionEntity.remove({ ownerId: person().userId, sessionId: id }).go();
  } catch (error) {
    if (conditionFailed(error)) throw new UserFacingError("missing", "That session has ended already.");
    throw error;
  }
  await Audit.append({ kind: "session.revoked", subject: id });
}
