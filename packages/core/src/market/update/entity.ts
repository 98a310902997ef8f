import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../../platform/table/table";
import { stances } from "./pure/stances";

/** What the people in charge of a corporation posted for a day. Stance and video are written apart, so that neither undoes the other. */
export const DayPostEntity = new Entity(
  {
    model: { service: "highway", entity: "marketpost", version: "1" },
    attributes: {
      /** The corporation. */
      ownerId: { type: "string", required: true },
      day: { type: "string", required: true },
      what: { type: ["stance", "video"] as const, required: true },
      stance: { type: stances },
      title: { type: "string" },
      address: { type: "string" },
      by: { type: "string", required: true },
      at: { type: "string", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      ofDay: {
        pk: { field: "pk", composite: ["ownerId"] },
        sk: { field: "sk", composite: ["day", "what"] },
      },
    },
  },
  table,
);

/** A day as an officer kept it. It expires until a report shows it. */
export const UpdateCopyEntity = new Entity(
  {
    model: { service: "highway", entity: "marketcopy", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      copyId: { type: "string", required: true },
      packed: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      expiresAt: { type: "number" },
    },
    indexes: {
      ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["copyId"] } },
    },
  },
  table,
);

/** On how many days an officer watched the market update, and the last of them. */
export const WatchedEntity = new Entity(
  {
    model: { service: "highway", entity: "marketwatched", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      count: { type: "number" },
      lastDay: { type: "string" },
    },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
