import { Entity } from "electrodb";
import { table } from "../platform/table/table";

export const PricingUserEntity = new Entity(
  {
    model: { service: "highway", entity: "pricinguser", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      businessID: { type: "string" },
      hasOptimalBlue: { type: "boolean", required: true },
      originatorID: { type: "string" },
      /** How many times they were changed: a change is made to the state that it was decided on. */
      changes: { type: "number" },
    },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
