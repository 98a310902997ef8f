import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";

/** A code that was asked for: at most one for an address and a browser. */
export const CodeEntity = new Entity(
  {
    model: { service: "highway", entity: "code", version: "1" },
    attributes: {
      email: { type: "string", required: true },
      /** Of the secret in the asking browser's cookie. */
      browserHash: { type: "string", required: true },
      codeHash: { type: "string", required: true },
      tries: { type: "number", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      byEmail: { pk: { field: "pk", composite: ["email"] }, sk: { field: "sk", composite: ["browserHash"] } },
    },
  },
  table,
);
