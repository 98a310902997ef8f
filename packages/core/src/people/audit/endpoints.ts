import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { AuditEvent, AuditQuery } from "./schema";

const event = {
  id: "evt_01kahtr4j0b2d4f6h8k0m2p4r6",
  at: "2026-11-20T14:02:11.000Z",
  kind: "session.opened",
  subject: "usr_01kahtq9z8c6b4d2f0g8h6j4k2",
  detail: {},
  actorID: "usr_01kahtq9z8c6b4d2f0g8h6j4k2",
  address: "203.0.113.7",
};

export const auditEndpoints = endpoints({
  "GET /v1/audit": {
    does: "The person's audit trail, newest first; with `scope=corp` an admin reads the whole corporation's, and staff any by `corpID`. The next page starts after `cursor`, the id of the last event.",
    handler: "audit/list",
    allow: "officer",
    uses: ["table"],
    query: AuditQuery,
    answer: z.array(AuditEvent),
    example: { query: { count: "25" }, answer: [event] },
  },
});
