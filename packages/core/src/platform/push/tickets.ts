/** Tickets let a browser connect: it can send neither a header nor a body with a connection, and a cookie alone would let any site connect in a person's name. */
import { randomInt } from "node:crypto";
import { CustomAttributeType, Entity } from "electrodb";
import { actor } from "../actor";
import { inSeconds, now } from "../clock";
import { UserFacingError } from "../errors";
import { CONNECTS_A_SECOND } from "../pure/sockets";
import { digest, newToken } from "../secret";
import { conditionFailed, table } from "../table/table";

/** Who connects, by ids alone. Whether they still may is asked again when they connect and with each message. */
export type Holder =
  | { kind: "person"; userId: string; sessionId: string }
  | { kind: "link"; ownerId: string; linkId: string; shareSessionId: string };

/** A ticket opens one connection, within a minute of the time at which it may be used. */
const TICKET_SECONDS = 60;

const TicketEntity = new Entity(
  {
    model: { service: "highway", entity: "ticket", version: "1" },
    attributes: {
      /** The person, or for a share link the officer who owns it. */
      ownerId: { type: "string", required: true },
      hash: { type: "string", required: true },
      channel: { type: "string", required: true },
      holder: { type: CustomAttributeType<Holder>("any"), required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["hash"] } } },
  },
  table,
);

/** Reads who calls, as the holder of a ticket or of a connection. */
function caller(): Holder {
  const who = actor();
  if (who.kind === "person") return { kind: "person", userId: who.userId, sessionId: who.sessionId };
  if (who.kind !== "link") throw new UserFacingError("signedOut", "Please sign in.");
  const { ownerId, linkId, shareSessionId } = who;
  return { kind: "link", ownerId, linkId, shareSessionId };
}

export const ownerOf = (holder: Holder) => (holder.kind === "person" ? holder.userId : holder.ownerId);

export type Ticket = { ticket: string; dialInMs: number };

/**
 * Makes a ticket for one connection of the caller to this channel.
 * @throws UserFacingError tooMany while more people connect than can in half a minute
 */
export async function issue(channel: string): Promise<Ticket> {
  const holder = caller();
  const dialInMs = await turn();
  const ownerId = ownerOf(holder);
  const secret = newToken();
  const expiresAt = inSeconds(TICKET_SECONDS + Math.ceil(dialInMs / 1000));
  await TicketEntity.create({ ownerId, hash: digest(secret), channel, holder, expiresAt }).go();
  return { ticket: `${ownerId}.${secret}`, dialInMs };
}

const form = /^(usr_[0-9a-z]{26})\.([\w-]{43})$/;

/** Uses a ticket up. @returns undefined for a ticket that was used, is for another channel, is too old or never was */
export async function redeem(ticket: string, channel: string): Promise<Holder | undefined> {
  const [, ownerId, secret] = form.exec(ticket) ?? [];
  if (!ownerId || !secret) return undefined;
  try {
    const { data } = await TicketEntity.remove({ ownerId, hash: digest(secret) })
      .where((kept, { eq, gt }) => `${eq(kept.channel, channel)} AND ${gt(kept.expiresAt, inSeconds(0))}`)
      .go({ response: "all_old" });
    return data?.holder;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
}

/** When all browsers come back at the same time, each is told its turn, so that none is refused. A tenth of what the account may open is left for others. */
const TURNS_A_SECOND = CONNECTS_A_SECOND * 0.9;
/** DynamoDB takes a thousand writes a second of one item: a few lines share the turns. */
const LINES = 4;
const STEP_MS = (1000 * LINES) / TURNS_A_SECOND;
/** Nobody is told to wait longer; they ask again. */
const LONGEST_WAIT_MS = 30_000;

const TurnEntity = new Entity(
  {
    model: { service: "highway", entity: "turn", version: "1" },
    attributes: {
      line: { type: "number", required: true },
      /** The time of the next free turn, in milliseconds since 1970. */
      next: { type: "number", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: { ofLine: { pk: { field: "pk", composite: ["line"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);

/** Takes the next turn to connect. @returns how long it is away, in milliseconds */
async function turn(): Promise<number> {
  const line = randomInt(LINES);
  const at = now();
  const expiresAt = inSeconds(300);
  for (;;) {
    try {
      const { data } = await TurnEntity.update({ line })
        .add({ next: STEP_MS })
        .set({ expiresAt })
        .where(({ next }, { gt, lt }) => `${gt(next, at)} AND ${lt(next, at + LONGEST_WAIT_MS)}`)
        .go({ response: "all_new" });
      return Math.max(0, Math.round(data.next! - STEP_MS - at));
    } catch (error) {
      if (!conditionFailed(error)) throw error;
    }
    if (await beginLine(line, at, expiresAt)) return 0;
    const { data } = await TurnEntity.get({ line }).go({ consistent: true });
    if (data && data.next >= at + LONGEST_WAIT_MS)
      throw new UserFacingError("tooMany", "Many people are connecting right now. Please try again in a moment.");
  }
}

/** Takes the first turn of a line in which nobody waits. @returns false when somebody else was first */
async function beginLine(line: number, at: number, expiresAt: number): Promise<boolean> {
  try {
    await TurnEntity.put({ line, next: at + STEP_MS, expiresAt })
      .where(({ next }, { notExists, lte }) => `${notExists(next)} OR ${lte(next, at)}`)
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}
