import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";
import { reasons } from "./reasons";

/** One reason why an address gets no more mail. The address itself is not kept. */
export const SuppressionEntity = new Entity(
  {
    model: { service: "highway", entity: "suppression", version: "1" },
    attributes: {
      emailHash: { type: "string", required: true },
      reason: { type: reasons, required: true },
      at: { type: "string", required: true },
      /** The time when the reason passes, where it does, in seconds since 1970. */
      expiresAt: { type: "number" },
    },
    indexes: { byEmail: { pk: { field: "pk", composite: ["emailHash"] }, sk: { field: "sk", composite: ["reason"] } } },
  },
  table,
);
