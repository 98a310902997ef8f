import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../platform/table/table";
import type { AdInput } from "./schema";

/** An ad. Its owner is a corporation. What is counted stands beside what is typed, so that a save undoes no count. */
export const AdEntity = new Entity(
  {
    model: { service: "highway", entity: "ad", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      adId: { type: "string", required: true },
      record: { type: CustomAttributeType<AdInput>("any"), required: true },
      impressions: { type: "number" },
      clicks: { type: "number" },
    },
    indexes: { byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["adId"] } } },
  },
  table,
);
