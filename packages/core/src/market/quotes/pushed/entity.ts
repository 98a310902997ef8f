import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";

/** A body of prices that was taken, so that nobody can send it again. */
export const TakenEntity = new Entity(
  {
    model: { service: "highway", entity: "takenquotes", version: "1" },
    attributes: {
      signature: { type: "string", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: { bySignature: { pk: { field: "pk", composite: ["signature"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
