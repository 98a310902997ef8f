import { createWriteTransaction } from "electrodb";
import { type Actor, origin, person, runAs } from "../../../platform/actor";
import { inSeconds, isoNow, now } from "../../../platform/clock";
import { UserFacingError } from "../../../platform/errors";
import { networkOf } from "../../../platform/http/network";
import { newId } from "../../../platform/id";
import { logError } from "../../../platform/log";
import * as Connections from "../../../platform/push/connections";
import { keyedHash, newToken, same } from "../../../platform/secret";
import { conditionFailed } from "../../../platform/table/table";
import { commit, type WithinTransaction, writeEach } from "../../../platform/table/write";
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

/** A person is signed in in so many browsers at most: the one that was seen the longest time ago is signed out. */
const MOST_SESSIONS = 20;

/** The hash is keyed, so that a new secret ends the sessions of everyone. */
const hashOf = (secret: string) => keyedHash("session", secret);

const cookieForm = /^(usr_[0-9a-z]{26})\.(ses_[0-9a-z]{26})\.([\w-]{43})$/;

/** Finds the person who holds this cookie. The result is `anyone` when the cookie is not ours, its session was revoked or is too old, or the person is gone. */
export async function fromCookie(cookie: string | undefined): Promise<Actor> {
  const [, ownerId, sessionId, secret] = cookieForm.exec(cookie ?? "") ?? [];
  if (!ownerId || !sessionId || !secret) return { kind: "anyone" };
  return holderOf(ownerId, sessionId, ({ secretHash }) => same(secretHash, hashOf(secret)));
}

/** Finds the person of a session by its ids, for who has shown its secret before: the holder of a connection is asked for no cookie. */
export const fromIds = (ownerId: string, sessionId: string) => holderOf(ownerId, sessionId, () => true);

async function holderOf(
  ownerId: string,
  sessionId: string,
  isShown: (session: { secretHash: string }) => boolean,
): Promise<Actor> {
  const [{ data: session }, person] = await Promise.all([
    SessionEntity.get({ ownerId, sessionId }).go({ consistent: true }),
    Users.standingOf(ownerId),
  ]);
  if (!session || !person || !isShown(session)) return { kind: "anyone" };
  if (hasEnded(session) || session.createdAt <= (person.sessionsFrom ?? "")) return { kind: "anyone" };
  if (Date.parse(session.lastSeenAt) + SEEN_EVERY_MS <= now()) await noteSeen(ownerId, sessionId);
  const { corpId, roles } = person;
  const { provedAt, mustEnroll = false } = session;
  return { kind: "person", userId: ownerId, corpId, sessionId, roles, provedAt, mustEnroll };
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

/** What was shown when the session was opened. */
export type Admission = {
  /** False when the person has stronger means of showing who they are than the one they used. */
  isProved: boolean;
  /** True when the person must first set up a second factor. */
  mustEnroll: boolean;
};

/** What is written of a session, and what the trail says of it, in one write. */
const entities = { session: SessionEntity, event: Audit.AuditEntity };

/**
 * Opens a session for the person, which their trail notes in the same write.
 * @returns what the cookie holds: the ids of the person and the session, and a secret of 256 bits
 * @throws UserFacingError signedOut when the person's access was turned off at this moment
 */
export async function open(
  userId: string,
  { isProved, mustEnroll }: Admission = { isProved: true, mustEnroll: false },
): Promise<string> {
  const standing = await Users.standingOf(userId);
  if (!standing) throw signedOut();
  const secret = newToken();
  const at = isoNow();
  const { address, agent } = origin();
  const sessionId = newId("session");
  const item = {
    ownerId: userId,
    sessionId,
    secretHash: hashOf(secret),
    createdAt: at,
    lastSeenAt: at,
    agent: agent.slice(0, 300),
    address,
    ...(isProved && { provedAt: at }),
    ...(mustEnroll && { mustEnroll }),
    expiresAt: inSeconds(SESSION_SECONDS),
  };
  const opened = runAs({ kind: "person", sessionId, ...standing }, origin(), () =>
    Audit.eventOf({ kind: "session.opened", subject: userId }),
  );
  await commit(
    createWriteTransaction(entities, ({ session, event }) => [
      session.create(item).commit(),
      event.create(opened).commit(),
    ]),
  );
  await endSurplus(userId, sessionId);
  await Users.noteActive(userId);
  return `${userId}.${sessionId}.${secret}`;
}

const signedOut = () => new UserFacingError("signedOut", "Please sign in.");

/**
 * Notes in this session, and in the person's trail, that the person has just proved who they are.
 * @param by  what was shown
 * @throws UserFacingError signedOut when the session was ended at this moment
 */
export async function noteProof(by: string): Promise<void> {
  const { userId: ownerId, sessionId } = person();
  const event = Audit.eventOf({ kind: "proof.given", subject: ownerId, detail: { by } });
  const proved = { provedAt: isoNow() };
  const patched = (sessions: WithinTransaction<typeof SessionEntity>) =>
    sessions.patch({ ownerId, sessionId }).set(proved).commit();
  if (!(await Audit.commitWithEvent(SessionEntity, patched, event))) throw signedOut();
}

/**
 * What is written of this session, in the transaction that keeps a second factor: the person has shown it, and need not set up one any more.
 * The transaction says by `refused` that the session was ended at this moment.
 */
export function enrollWrite(sessions: WithinTransaction<typeof SessionEntity>) {
  const { userId: ownerId, sessionId } = person();
  return sessions.patch({ ownerId, sessionId }).set({ provedAt: isoNow() }).remove(["mustEnroll"]).commit();
}

export { SessionEntity } from "./entity";

/** Reads the sessions of a person that still hold, the last seen first. */
async function livingSessions(ownerId: string) {
  const { data } = await SessionEntity.query.byOwner({ ownerId }).go({ pages: "all", consistent: true });
  return data.filter((item) => !hasEnded(item)).sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt));
}

async function endSurplus(ownerId: string, opened: string): Promise<void> {
  const others = (await livingSessions(ownerId)).filter(({ sessionId }) => sessionId !== opened);
  await remove(ownerId, others.slice(MOST_SESSIONS - 1));
}

const remove = async (ownerId: string, sessions: readonly { sessionId: string }[]): Promise<void> => {
  if (sessions.length === 0) return;
  const keys = sessions.map(({ sessionId }) => ({ ownerId, sessionId }));
  await writeEach(keys, async (some) => SessionEntity.delete(some).go());
  await hangUp(ownerId, sessions);
};

/** A page of a session that has ended is told nothing more. The session is over whether or not this succeeds, and with it whatever the page would ask. */
const hangUp = (ownerId: string, sessions: readonly { sessionId: string }[]): Promise<void> =>
  Connections.forgetSessions(
    ownerId,
    sessions.map(({ sessionId }) => sessionId),
  ).catch((error: unknown) => logError(error));

/** A transaction holds 100 writes. More sessions than these are there for a moment at most, and end just after. */
const AT_ONCE = 90;

/**
 * Signs a person out everywhere, or everywhere but in one browser.
 * @param note  what the trail says of it, in the same write
 * @returns how many sessions ended
 */
export async function endAll(
  ownerId: string,
  { except, note }: { except?: string | undefined; note?: (browsers: number) => Audit.AuditItem } = {},
): Promise<number> {
  const ended = (await livingSessions(ownerId)).filter(({ sessionId }) => sessionId !== except);
  if (!note) await remove(ownerId, ended);
  else {
    await commit(
      createWriteTransaction(entities, ({ session, event }) => [
        ...ended.slice(0, AT_ONCE).map(({ sessionId }) => session.delete({ ownerId, sessionId }).commit()),
        event.create(note(ended.length)).commit(),
      ]),
    );
    await hangUp(ownerId, ended.slice(0, AT_ONCE));
    await remove(ownerId, ended.slice(AT_ONCE));
  }
  return ended.length;
}

/** Signs the person out everywhere but in this browser. */
export async function endOthers(): Promise<void> {
  const { userId, sessionId } = person();
  const note = (browsers: number) => Audit.eventOf({ kind: "sessions.revoked", subject: userId, detail: { browsers } });
  await endAll(userId, { except: sessionId, note });
}

/** Lists the networks from which the person's sessions that still hold were last seen. It takes one query whether there are any or not. */
export async function networksOf(ownerId: string): Promise<string[]> {
  const { data } = await SessionEntity.query.byOwner({ ownerId }).go({ pages: "all" });
  return data.filter((item) => !hasEnded(item)).map(({ address }) => networkOf(address));
}

/** Lists the browsers in which the person is signed in, the last seen first. */
export async function list(): Promise<Session[]> {
  const { userId, sessionId } = person();
  return (await livingSessions(userId)).map((item) => ({
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
  const { userId: ownerId, sessionId } = person();
  await commit(
    createWriteTransaction(entities, ({ session, event }) => [
      session.delete({ ownerId, sessionId }).commit(),
      event.create(Audit.eventOf({ kind: "session.closed", subject: sessionId })).commit(),
    ]),
  );
  await hangUp(ownerId, [{ sessionId }]);
}

/** Signs the person out in another browser, from that browser's next call on. */
export async function revoke(sessionId: string): Promise<void> {
  const { userId: ownerId } = person();
  const refused = await commit(
    createWriteTransaction(entities, ({ session, event }) => [
      session.remove({ ownerId, sessionId }).commit(),
      event.create(Audit.eventOf({ kind: "session.revoked", subject: sessionId })).commit(),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("missing", "That session has already ended.");
  await hangUp(ownerId, [{ sessionId }]);
}
