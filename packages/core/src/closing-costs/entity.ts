import { Entity } from "electrodb";
import { table } from "../platform/table/table";

const mark = {
  ownerId: { type: "string", required: true },
  worksheetId: { type: "string", required: true },
  name: { type: "string", required: true },
  createdAt: { type: "string", required: true },
  updatedAt: { type: "string", required: true },
} as const;

/** A worksheet. Its fees by category are JSON text. */
export const WorksheetEntity = new Entity(
  {
    model: { service: "highway", entity: "worksheet", version: "1" },
    attributes: {
      ...mark,
      data: { type: "string", required: true },
      /** How many times the worksheet was changed: a change is made to the state that it was decided on. */
      changes: { type: "number" },
    },
    indexes: { byId: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["worksheetId"] } } },
  },
  table,
);

/** A worksheet without its fees: the list reads these items alone. */
export const WorksheetMarkEntity = new Entity(
  {
    model: { service: "highway", entity: "worksheetmark", version: "1" },
    attributes: mark,
    indexes: {
      ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["worksheetId"] } },
    },
  },
  table,
);

/** The name of a worksheet is an item of its own, so that no two worksheets of an officer get the same one, however many are saved at once. */
export const WorksheetNameEntity = new Entity(
  {
    model: { service: "highway", entity: "worksheetname", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      name: { type: "string", required: true },
      worksheetId: { type: "string", required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: "pk", composite: ["ownerId"] },
        sk: { field: "sk", composite: ["name"], casing: "none" },
      },
    },
  },
  table,
);

/** The number of an officer's worksheets, kept so that many saves at once cannot pass the limit. */
export const WorksheetCountEntity = new Entity(
  {
    model: { service: "highway", entity: "worksheetcount", version: "1" },
    attributes: { ownerId: { type: "string", required: true }, count: { type: "number", required: true } },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);
