import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../../platform/table/table";

const copy = {
  ownerId: { type: "string", required: true },
  reportId: { type: "string", required: true },
  clientId: { type: "string" },
  name: { type: "string", required: true },
  tool: { type: "string" },
  basedOn: { type: "string" },
  updatedAt: { type: "string", required: true },
  place: { type: "string" },
  price: { type: "number" },
  payment: { type: "number" },
  isEmpty: { type: "boolean" },
  expiresAt: { type: "number", required: true },
} as const;

/** What the editor holds of one report. */
export const WorkingCopyEntity = new Entity(
  {
    model: { service: "highway", entity: "workingcopy", version: "1" },
    attributes: {
      ...copy,
      writer: { type: "string" },
      /** Whether the document is kept as `reports/lean` makes it, which comes back as it was. */
      isLean: { type: "boolean" },
      /** The document, packed. */
      document: { type: CustomAttributeType<Uint8Array>("any"), required: true },
    },
    indexes: { byId: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["reportId"] } } },
  },
  table,
);

/** A working copy without its document: the list reads these items alone. */
export const WorkingCopyMarkEntity = new Entity(
  {
    model: { service: "highway", entity: "workingcopymark", version: "1" },
    attributes: {
      ...copy,
      /** The minute of the last write. The list's order goes by it, and an item that keeps its place is half as dear to write. */
      minute: { type: "string", required: true },
    },
    indexes: {
      byId: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["reportId"] } },
      newest: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["ownerId"] },
        sk: { field: "gsi1sk", composite: ["minute", "reportId"] },
      },
    },
  },
  table,
);
