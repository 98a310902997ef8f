import { Entity } from "electrodb";
import { table } from "../../platform/table/table";

/** What an officer measures the market from: a lender, and what a point buys. */
export const SheetSettingEntity = new Entity(
  {
    model: { service: "highway", entity: "sheetsetting", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      lender: { type: "string" },
      rateForPoint: { type: "number" },
    },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);

/** When the sheet of a lender came out on a day, as the officer said. */
export const SheetEntity = new Entity(
  {
    model: { service: "highway", entity: "ratesheet", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      day: { type: "string", required: true },
      lender: { type: "string", required: true },
      time: { type: "string", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      ofDay: {
        pk: { field: "pk", composite: ["ownerId"] },
        sk: { field: "sk", composite: ["day", "lender"], casing: "none" },
      },
    },
  },
  table,
);
