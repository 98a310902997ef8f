import * as z from "zod/mini";
import { CorpId } from "../permissions/schema";

export const EventId = z.string().check(z.regex(/^evt_[0-9a-z]{26}$/, "That is no event of the audit trail."));

/** One line of the audit trail: who did what to what, when, and from where. Never holds a figure or a client's details. */
export const AuditEvent = z.strictObject({
  id: EventId,
  at: z.iso.datetime(),
  /** What was done: "session.opened", "client.deleted". */
  kind: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/)),
  /** The id of the thing it was done to. */
  subject: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The person who did it; null where nobody was signed in. */
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
  /** With the scope corp: which corporation's, for staff, who look after any. */
  corpID: z.optional(CorpId),
  /** The id of the last event of the page before. */
  cursor: z.optional(EventId),
});
