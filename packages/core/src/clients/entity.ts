import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../platform/table/table";

export const ClientEntity = new Entity(
  {
    model: { service: "highway", entity: "client", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      clientId: { type: "string", required: true },
      lastUpdated: { type: "string", required: true },
      /** The client, packed. */
      card: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      /** The time of deletion, set while the client can still be restored; `expiresAt` ends that. */
      deletedAt: { type: "string" },
      expiresAt: { type: "number" },
    },
    indexes: {
      byId: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["clientId"] } },
      newest: {
        index: "cards",
        pk: { field: "pk", composite: ["ownerId"] },
        sk: { field: "cardssk", composite: ["lastUpdated", "clientId"] },
      },
    },
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

/** A client whose last change has not reached its reports yet: they hold the client as their lists show it. There are none of these most of the time. */
export const ClientChangeEntity = new Entity(
  {
    model: { service: "highway", entity: "clientchange", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      clientId: { type: "string", required: true },
      lastUpdated: { type: "string", required: true },
      /** The client as it is now, packed; absent when it is deleted. */
      card: { type: CustomAttributeType<Uint8Array>("any") },
      /** The part of what is unfinished in which the change stands: a key that everybody shares is in parts. */
      lane: { type: "number", required: true },
    },
    indexes: {
      ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["clientId"] } },
      unfinished: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["lane"] },
        sk: { field: "gsi1sk", composite: ["lastUpdated", "clientId"] },
      },
    },
  },
  table,
);

const LANES = 4;
export const changeLanes = Array.from({ length: LANES }, (_, lane) => lane);
export const changeLaneOf = (clientId: string) => clientId.charCodeAt(clientId.length - 1) % LANES;
