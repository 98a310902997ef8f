import { Entity } from "electrodb";
import { table } from "../../platform/table/table";

const text = { type: "string", required: true } as const;

export const CobrandEntity = new Entity(
  {
    model: { service: "highway", entity: "cobrand", version: "1" },
    attributes: {
      ownerId: text,
      cobrandId: text,
      name: text,
      title: text,
      license: text,
      company: text,
      email: text,
      phone: text,
      /** The address that shows the headshot; absent without a headshot. */
      headshot: { type: "string" },
      /** How many times the co-brand was changed: a change is made to the state that it was decided on. */
      changes: { type: "number" },
    },
    indexes: {
      ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["cobrandId"] } },
    },
  },
  table,
);

/** The number of an officer's co-brands, kept so that many made at once cannot pass the limit. */
export const CobrandCountEntity = new Entity(
  {
    model: { service: "highway", entity: "cobrandcount", version: "1" },
    attributes: { ownerId: text, count: { type: "number", required: true } },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
