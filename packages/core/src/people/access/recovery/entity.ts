import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";

/** One recovery code. It is deleted when it is used. */
export const RecoveryCodeEntity = new Entity(
  {
    model: { service: "highway", entity: "recoverycode", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      codeHash: { type: "string", required: true },
    },
    indexes: {
      byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["codeHash"] } },
    },
  },
  table,
);
