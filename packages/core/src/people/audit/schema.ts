import * as z from "zod/mini";
import { CorpId } from "../permissions/schema";

export const EventId = z.string().check(z.regex(/^evt_[0-9a-z]{26}$/, "That is not an event of the audit trail."));

/** An audit event says who did what to what, when, and from where. It never holds a figure or a client's details; of a scenario it holds the name. */
export const AuditEvent = z.strictObject({
  id: EventId,
  at: z.iso.datetime(),
  /** The kind says what was done, such as "session.opened" or "client.deleted". */
  kind: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+|[A-Z][a-z]+)*$/)),
  /** The subject is the id of what the event happened to. */
  subject: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The actor is the person who caused the event; null when nobody was signed in. */
  actorID: z.nullable(z.string()),
  address: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const AuditQuery = z.strictObject({
  scope: z._default(z.enum(["own", "corp"], "The scope is own or corp."), "own"),
  count: z._default(
    z.coerce
      .number("The count is a number from 1 to 100.")
      .check(
        z.int("The count is a number from 1 to 100."),
        z.gte(1, "The count is a number from 1 to 100."),
        z.lte(100, "The count is a number from 1 to 100."),
      ),
    25,
  ),
  /** Staff, who look after any corporation, name one here when the scope is corp. */
  corpID: z.optional(CorpId),
  /** The cursor is the id of the last event of the page before. */
  cursor: z.optional(EventId),
});
