import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";

export const SessionEntity = new Entity(
  {
    model: { service: "highway", entity: "session", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      sessionId: { type: "string", required: true },
      /** This is the hash of the secret in the cookie, so that reading the table is not enough to sign in. */
      secretHash: { type: "string", required: true },
      createdAt: { type: "string", required: true },
      lastSeenAt: { type: "string", required: true },
      agent: { type: "string", required: true },
      address: { type: "string", required: true },
      /** The person last proved at this time who they are, by the strongest means that they have. */
      provedAt: { type: "string" },
      /** True until the person has set up the second factor that their corporation requires. */
      mustEnroll: { type: "boolean" },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["sessionId"] } },
    },
  },
  table,
);
