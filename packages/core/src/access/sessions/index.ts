import * as Audit from "../../audit/index";
import { origin, person } from "../../platform/actor";
import { inSeconds, isoNow } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { digest, newToken } from "../../platform/secret";
import { conditionFailed } from "../../platform/table";
import type { Session } from "../schema";
import { SessionEntity } from "./entity";
import { ended } from "./holder";

export { holder } from "./holder";

/** However much it is used, a session ends after 30 days. */
export const SESSION_SECONDS = 30 * 86_400;

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
