/**
 * The wrapper of channels turns one declaration and its handlers into a Lambda. It admits whoever connects, by a ticket that works once and from our own
 * pages alone, reads what they say as the declaration has it, runs its handler as that person, and words the failure.
 */

import * as Sessions from "@highway/core/people/access/sessions/index";
import { type Actor, type Origin, runAs } from "@highway/core/platform/actor";
import { now, pause } from "@highway/core/platform/clock";
import type { Channel, MessageOf } from "@highway/core/platform/declare/channel";
import { env } from "@highway/core/platform/declare/env";
import { apology, UserFacingError } from "@highway/core/platform/errors";
import { vouchedHeaders } from "@highway/core/platform/http/one-origin";
import { logError, logRefusal } from "@highway/core/platform/log";
import { MOST_MESSAGE_BYTES, SUBPROTOCOL, ticketIn } from "@highway/core/platform/pure/sockets";
import * as Connections from "@highway/core/platform/push/connections";
import * as Push from "@highway/core/platform/push/push";
import * as Tickets from "@highway/core/platform/push/tickets";
import { sentencesOf } from "@highway/core/platform/sentences";
import { limit } from "@highway/core/platform/table/limit";
import * as ShareSessions from "@highway/core/sharing/links/sessions/index";
import { refuseOtherRoles, refuseWeak } from "./admit";
import { jsonIn, refuseUnvouched } from "./request";

/** The event that API Gateway sends. Only that of a new connection has headers. */
export type SocketEvent = {
  headers?: Record<string, string | undefined>;
  requestContext: {
    eventType: "CONNECT" | "MESSAGE" | "DISCONNECT";
    connectionId: string;
    /** Milliseconds since 1970. */
    connectedAt?: number;
    requestId?: string;
    identity?: { sourceIp?: string };
  };
  body?: string | null;
  isBase64Encoded?: boolean;
};
export type SocketAnswer = { statusCode: number; headers?: Record<string, string> };

type Handlers<C extends Channel> = {
  /** Where the connections of this channel are. */
  place: () => string;
  /** What a new connection listens to. */
  topics: (actor: Actor) => string[];
  messages: {
    [A in keyof C["receives"] & string]: (
      message: Extract<MessageOf<C["receives"]>, { action: A }>,
      connection: Connections.Connection,
    ) => Promise<void>;
  };
};

const done: SocketAnswer = { statusCode: 200 };

export function socket<T extends Record<string, Channel>, P extends keyof T & string>(
  declarations: T,
  channel: P,
  handlers: Handlers<T[P]>,
) {
  const declared: Channel = declarations[channel]!;
  const place = handlers.place;
  const deeds: Record<SocketEvent["requestContext"]["eventType"], (event: SocketEvent) => Promise<SocketAnswer>> = {
    CONNECT: (event) => connect({ channel, declared, place, topics: handlers.topics }, event),
    MESSAGE: (event) => hear({ channel, declared, place, messages: handlers.messages as object as Hearers }, event),
    DISCONNECT: disconnect,
  };
  return (event: SocketEvent): Promise<SocketAnswer> => deeds[event.requestContext.eventType](event);
}

/** Finds who holds a ticket or a connection, if they still may. */
async function actorOf(holder: Tickets.Holder, declared: Channel): Promise<Actor> {
  const actor =
    holder.kind === "person"
      ? await Sessions.fromIds(holder.userId, holder.sessionId)
      : await ShareSessions.fromIds({ ...holder, sessionId: holder.shareSessionId });
  const isAdmitted = declared.allow === "link" ? actor.kind === "link" : actor.kind === "person";
  if (!isAdmitted) throw new UserFacingError("signedOut", "Please sign in.");
  refuseOtherRoles(actor, declared);
  refuseWeak(actor, declared, "GET");
  return actor;
}

type Connecting = {
  channel: string;
  declared: Channel;
  place: () => string;
  topics: (actor: Actor) => string[];
};

/** A browser sees no more than that it was refused, whatever the reason: one answer for all of them. */
async function connect({ channel, declared, place, topics }: Connecting, event: SocketEvent): Promise<SocketAnswer> {
  const headers = inLowerCase(event.headers);
  const { connectionId, requestId, identity } = event.requestContext;
  const address = headers[vouchedHeaders.viewer]?.replace(/:\d+$/, "") ?? identity?.sourceIp ?? "unknown";
  try {
    refuseUnvouched(headers);
    refuseOtherPages(headers);
    const ticket = ticketIn(headers["sec-websocket-protocol"]);
    const holder = ticket && (await Tickets.redeem(ticket, channel));
    if (!holder) throw new UserFacingError("signedOut", "Please sign in.");
    const actor = await actorOf(holder, declared);
    await closeSurplus({ channel, declared, place }, holder);
    await Connections.note({ connectionId, channel, topics: topics(actor), holder });
    await refuseEnded({ connectionId, holder }, declared);
    return { statusCode: 200, headers: { "Sec-WebSocket-Protocol": SUBPROTOCOL } };
  } catch (error) {
    if (!(error instanceof UserFacingError)) {
      logError(error, { route: channel, requestId });
      return { statusCode: 500 };
    }
    logRefusal({ route: channel, code: error.code, address });
    return { statusCode: 403 };
  }
}

/** A session that ended before its new connection was noted could not forget it, so it is asked for once more. */
async function refuseEnded(
  { connectionId, holder }: { connectionId: string; holder: Tickets.Holder },
  declared: Channel,
) {
  try {
    await actorOf(holder, declared);
  } catch (error) {
    await Connections.forget({ ownerId: Tickets.ownerOf(holder), connectionId });
    throw error;
  }
}

const inLowerCase = (headers: SocketEvent["headers"] = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A browser lets any site open a connection here, and says which one it is. */
function refuseOtherPages(headers: Record<string, string | undefined>): void {
  const isOurs = env("ORIGIN")
    .split(",")
    .includes(headers.origin ?? "");
  if (!isOurs) throw new UserFacingError("forbidden", "This connection must come from Highway's own pages.");
}

/** A tab more than a person may have open closes the one that was opened first. */
async function closeSurplus({ channel, declared, place }: Omit<Connecting, "topics">, holder: Tickets.Holder) {
  const open = await Connections.ofHolder(holder, channel);
  // One that cannot be reached keeps nobody from connecting.
  for (const surplus of open.slice(0, Math.max(0, open.length - declared.most + 1)))
    await Push.close(place(), surplus).catch((error) => logError(error, { route: channel }));
}

type Hearers = Record<string, (message: object, connection: Connections.Connection) => Promise<void>>;
type Hearing = { channel: string; declared: Channel; place: () => string; messages: Hearers };

async function hear({ channel, declared, place, messages }: Hearing, event: SocketEvent): Promise<SocketAnswer> {
  const { connectionId, requestId } = event.requestContext;
  const connection = await connectionOf(event);
  // A connection that nobody knows is one whose session has ended, one that was closed for cause, or one whose end came first.
  if (!connection) {
    if (!isYoung(event))
      await Push.hangUp(place(), connectionId).catch((error) => logError(error, { route: channel, requestId }));
    return done;
  }
  try {
    const actor = await actorOf(connection.holder, declared);
    await limit(channel, connectionId, declared.limit);
    const { action, ...fields } = read(event);
    const message = typeof action === "string" && Object.hasOwn(declared.receives, action) && declared.receives[action];
    if (!message) throw new UserFacingError("invalid", "There is no such message on this channel.");
    const input = { action, ...message.fields.parse(fields) };
    await runAs(actor, originOf(event), () => messages[action]!(input, connection));
  } catch (error) {
    await tellFailure(error, { place: place(), connection, context: { route: channel, requestId } });
  }
  return done;
}

const originOf = ({ requestContext }: SocketEvent): Origin => ({
  address: requestContext.identity?.sourceIp ?? "unknown",
  agent: "",
});

/** The index by which a connection is found follows its record by moments. */
const YOUNG_MS = 2_000;
const isYoung = ({ requestContext: { connectedAt = 0 } }: SocketEvent) => connectedAt + YOUNG_MS >= now();
async function connectionOf(event: SocketEvent): Promise<Connections.Connection | undefined> {
  const { connectionId } = event.requestContext;
  const found = await Connections.find(connectionId);
  if (found || !isYoung(event)) return found;
  await pause(250);
  return Connections.find(connectionId);
}

function read({ body, isBase64Encoded }: SocketEvent): Record<string, unknown> {
  const text = isBase64Encoded ? Buffer.from(body ?? "", "base64").toString() : (body ?? "");
  const sent = jsonIn(text, MOST_MESSAGE_BYTES);
  if (typeof sent !== "object" || sent === null || Array.isArray(sent))
    throw new UserFacingError("invalid", "A message is an object that names its action.");
  return sent as Record<string, unknown>;
}

/** Whoever may not be here any more, or says too much, is sent away. */
const ends: readonly string[] = ["signedOut", "tooMany", "missing", "unenrolled"];

type Failing = {
  place: string;
  connection: Connections.Connection;
  context: { route: string; requestId: string | undefined };
};

async function tellFailure(error: unknown, { place, connection, context }: Failing): Promise<void> {
  const fields = sentencesOf(error);
  const known = error instanceof UserFacingError;
  if (!known && !fields) logError(error, context);
  const code = known ? error.code : fields ? "invalid" : "failed";
  const alertMessage = known ? error.message : (Object.values(fields ?? {})[0] ?? apology);
  try {
    await Push.send(place, connection, { action: "failure", code, alertMessage, ...(fields && { fields }) });
    if (ends.includes(code)) await Push.close(place, connection);
  } catch (unreached) {
    logError(unreached, context);
  }
}

/** API Gateway says that a connection has ended as well as it can; a record that is left goes by itself. */
async function disconnect({ requestContext }: SocketEvent): Promise<SocketAnswer> {
  const connection = await Connections.find(requestContext.connectionId);
  if (connection) await Connections.forget(connection);
  return done;
}
