import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../platform/table/table";
import type { Client } from "./schema";

export const ClientEntity = new Entity(
  {
    model: { service: "highway", entity: "client", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      clientId: { type: "string", required: true },
      name: { type: "string", required: true },
      primaryEmail: { type: "string" },
      secondaryEmails: { type: CustomAttributeType<string[]>("any"), required: true },
      ficoMin: { type: "number" },
      DTI: { type: "number" },
      monthlyIncome: { type: "number" },
      taxRate: { type: "number" },
      filingStatus: { type: CustomAttributeType<NonNullable<Client["filingStatus"]>>("string") },
      familySize: { type: "number" },
      netMonthlyIncome: { type: "number" },
      properties: { type: CustomAttributeType<Client["properties"]>("any"), required: true },
      lang: { type: CustomAttributeType<Client["lang"]>("string") },
      reinvestment: { type: CustomAttributeType<Client["reinvestment"]>("any") },
      schedules: { type: CustomAttributeType<Client["schedules"]>("any"), required: true },
      isDemo: { type: "boolean", required: true },
      createdAt: { type: "string", required: true },
      lastUpdated: { type: "string", required: true },
      /** The time of deletion, set while the client can still be restored; `expiresAt` ends that. */
      deletedAt: { type: "string" },
      expiresAt: { type: "number" },
    },
    indexes: { byId: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["clientId"] } } },
  },
  table,
);
export type ClientItem = EntityItem<typeof ClientEntity>;

/** The client to whom a primary email belongs. It is an item of its own, so that no two clients of an officer can have the same one. */
export const ClientEmailEntity = new Entity(
  {
    model: { service: "highway", entity: "clientemail", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      /** The email in lower case. */
      email: { type: "string", required: true },
      clientId: { type: "string", required: true },
    },
    indexes: { byEmail: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["email"] } } },
  },
  table,
);
