import { Entity } from "electrodb";
import { table } from "../../platform/table/table";

const copy = {
  ownerId: { type: "string", required: true },
  reportId: { type: "string", required: true },
  clientId: { type: "string" },
  name: { type: "string", required: true },
  basedOn: { type: "string" },
  updatedAt: { type: "string", required: true },
  place: { type: "string" },
  price: { type: "number" },
  payment: { type: "number" },
  isEmpty: { type: "boolean" },
  expiresAt: { type: "number", required: true },
  writer: { type: "string" },
} as const;

/** What the editor holds of one report, as JSON text. */
export const WorkingCopyEntity = new Entity(
  {
    model: { service: "highway", entity: "workingcopy", version: "1" },
    attributes: { ...copy, document: { type: "string", required: true } },
    indexes: { byId: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["reportId"] } } },
  },
  table,
);

/** A working copy without its document: the list reads these items alone. */
export const WorkingCopyMarkEntity = new Entity(
  {
    model: { service: "highway", entity: "workingcopymark", version: "1" },
    attributes: copy,
    indexes: {
      byId: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["reportId"] } },
      newest: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["ownerId"] },
        sk: { field: "gsi1sk", composite: ["updatedAt", "reportId"] },
      },
    },
  },
  table,
);
