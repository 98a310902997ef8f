import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";

/** A challenge that was answered. It is worth nothing a second time. */
export const AnsweredEntity = new Entity(
  {
    model: { service: "highway", entity: "answered", version: "1" },
    attributes: {
      challengeHash: { type: "string", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      byChallenge: { pk: { field: "pk", composite: ["challengeHash"] }, sk: { field: "sk", composite: [] } },
    },
  },
  table,
);
