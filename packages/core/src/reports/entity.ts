import { Entity, type EntityItem } from "electrodb";
import { table } from "../platform/table/table";

export const ReportEntity = new Entity(
  {
    model: { service: "highway", entity: "report", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      reportId: { type: "string", required: true },
      clientId: { type: "string", required: true },
      /** The report as JSON text, because the table's own numbers and maps have limits that a document need not know. */
      document: { type: "string", required: true },
      lastUpdated: { type: "string", required: true },
      /** The text by which the report is found, as its places in lists were written. */
      text: { type: "string", required: true },
      /** The client's name, as its places in lists were written; absent in reports that were kept before lists showed it. */
      clientName: { type: "string" },
      /** The time of deletion, set while the report's client is deleted: the report goes for good when the client does. */
      expiresAt: { type: "number" },
    },
    indexes: { byId: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["reportId"] } } },
  },
  table,
);
export type ReportItem = EntityItem<typeof ReportEntity>;
