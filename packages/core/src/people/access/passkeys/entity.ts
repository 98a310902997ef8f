import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";

export const PasskeyEntity = new Entity(
  {
    model: { service: "highway", entity: "passkey", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      passkeyId: { type: "string", required: true },
      /** The device that holds the passkey knows it by this id. */
      credentialId: { type: "string", required: true },
      publicKey: { type: "string", required: true },
      /** A device that counts its signatures shows by a count that does not grow that it was copied. */
      counter: { type: "number", required: true },
      transports: { type: "list", items: { type: "string" }, required: true },
      name: { type: "string", required: true },
      /** True for a passkey that its holder's account keeps on several devices. */
      isSynced: { type: "boolean", required: true },
      createdAt: { type: "string", required: true },
      lastUsedAt: { type: "string" },
    },
    indexes: {
      byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["passkeyId"] } },
    },
  },
  table,
);
