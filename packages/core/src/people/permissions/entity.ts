import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../../platform/table/table";
import type { Corporation } from "./schema";

export const CorporationEntity = new Entity(
  {
    model: { service: "highway", entity: "corporation", version: "1" },
    attributes: {
      corpId: { type: "string", required: true },
      record: { type: CustomAttributeType<Omit<Corporation, "id">>("any"), required: true },
      /** How many times the corporation was changed: a change is made to the state that it was decided on. */
      changes: { type: "number" },
    },
    indexes: {
      byId: { pk: { field: "pk", composite: ["corpId"] }, sk: { field: "sk", composite: [] } },
      /** This index lists all corporations for staff; there are thousands at most. */
      all: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: [], template: "$highway#corporations" },
        sk: { field: "gsi1sk", composite: ["corpId"] },
      },
    },
  },
  table,
);
