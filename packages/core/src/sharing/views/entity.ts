import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../../platform/table/table";

/** One visit: a page that somebody had open. */
export const ViewEntity = new Entity(
  {
    model: { service: "highway", entity: "view", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      linkId: { type: "string", required: true },
      sessionId: { type: "string", required: true },
      /** The page's own name. Two names that differ in capitals alone are one. */
      page: { type: "string", required: true },
      viewId: { type: "string", required: true },
      viewedAt: { type: "string", required: true },
      seconds: { type: "number", required: true },
      sections: { type: CustomAttributeType<string[]>("any"), required: true },
      email: { type: "string" },
    },
    indexes: {
      byPage: {
        pk: { field: "pk", composite: ["ownerId", "linkId"] },
        sk: { field: "sk", composite: ["sessionId", "page"] },
      },
      newest: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["ownerId", "linkId"] },
        sk: { field: "gsi1sk", composite: ["viewId"] },
      },
    },
  },
  table,
);
