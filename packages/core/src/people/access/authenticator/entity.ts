import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";

/** A person has at most one authenticator app. */
export const AuthenticatorEntity = new Entity(
  {
    model: { service: "highway", entity: "authenticator", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      /** The secret that the app shares with us, encrypted. */
      sealed: { type: "string", required: true },
      /** The half minute whose code was used last: its code, and any older one, is worth nothing again. */
      lastStep: { type: "number", required: true },
      createdAt: { type: "string", required: true },
    },
    indexes: {
      byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } },
    },
  },
  table,
);
