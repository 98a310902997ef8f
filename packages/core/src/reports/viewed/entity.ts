import { Entity } from "electrodb";
import { table } from "../../platform/table/table";

/** The time when a report was last opened by its client. It is a record of its own, because looking at a report changes nothing in it. */
export const ViewedEntity = new Entity(
  {
    model: { service: "highway", entity: "viewed", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      reportId: { type: "string", required: true },
      lastViewed: { type: "string", required: true },
    },
    indexes: {
      ofReport: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["reportId"] } },
    },
  },
  table,
);
