import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";

/** An address and a browser together have at most one code that was asked for. */
export const CodeEntity = new Entity(
  {
    model: { service: "highway", entity: "code", version: "1" },
    attributes: {
      email: { type: "string", required: true },
      /** This is the hash of the secret in the asking browser's cookie. */
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
