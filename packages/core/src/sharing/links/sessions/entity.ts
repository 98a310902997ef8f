import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";

/** A share session: one browser that opened one link. */
export const ShareSessionEntity = new Entity(
  {
    model: { service: "highway", entity: "sharesession", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      linkId: { type: "string", required: true },
      sessionId: { type: "string", required: true },
      /** The digest of the secret in the cookie. */
      secretHash: { type: "string", required: true },
      /** True when it is the officer who looks, or one of the officer's people. */
      isPreview: { type: "boolean", required: true },
      isQuiet: { type: "boolean", required: true },
      createdAt: { type: "string", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      byLink: { pk: { field: "pk", composite: ["ownerId", "linkId"] }, sk: { field: "sk", composite: ["sessionId"] } },
    },
  },
  table,
);
