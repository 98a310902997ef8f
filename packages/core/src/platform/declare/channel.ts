/**
 * A channel is one kind of socket: a connection that stays open, on which both ends send messages. It is declared once, in its domain's channels.ts, as a
 * call is; the stack, the local gateway, the wrapper, the browser's client, the API document and the walking tests follow from it.
 */
import type * as z from "zod/mini";
import type { Resource } from "./endpoint";
import type { Variable } from "./env";

/** A message. Its `action` is its name in the declaration; the other fields are the schema's. */
export type Message = {
  /** The description of the message in one sentence, for the API document. */
  does: string;
  fields: z.ZodMiniObject;
  /** The fields of an example. */
  example: object;
};

export type Channel = {
  /** The description of the channel in one sentence, for the API document. */
  does: string;
  /** The handler's file below packages/functions/src/sockets, without ".ts". */
  handler: string;
  /** Who may connect: a signed-in person, or a client who opened a share link. Either brings a ticket, which a call gave them. */
  allow: "officer" | "link";
  /** The variable that tells the functions which send on this channel where its connections are. */
  address: Extract<Variable, `${string}_CONNECTIONS`>;
  uses: readonly Resource[];
  /** The most messages that one connection may send in so many seconds; beyond them it is closed. */
  limit: { count: number; seconds: number };
  /** The most connections that one person has at once; one more closes the oldest. */
  most: number;
  /** What the browser may send, by `action`. */
  receives: Record<string, Message>;
  /** What the browser is sent, by `action`. Every channel sends `failure` as well. */
  sends: Record<string, Message>;
};

export type ChannelPath = `/${string}`;

/** Keeps each declaration's exact types. */
export const channels = <T extends { [P in keyof T]: P extends ChannelPath ? Channel : never }>(table: T): T => table;

type Messages = Record<string, Message>;
/** The messages of one direction as they are read. */
export type MessageOf<M extends Messages> = {
  [A in keyof M & string]: { action: A } & z.output<M[A]["fields"]>;
}[keyof M & string];
