import { CustomAttributeType, Entity } from "electrodb";
import { shortKey } from "../../platform/table/keys";
import { table } from "../../platform/table/table";

const pk = { field: "pk", composite: ["ownerId"] } as const;

/** What the editor holds of one report: one item, of which the list of drafts reads the card alone. */
export const WorkingCopyEntity = new Entity(
  {
    model: { service: "highway", entity: "draft", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      reportId: { type: "string", required: true },
      /** The hour of the last write. The list's order goes by it, and an entry that keeps its place is half as dear to write. */
      hour: { type: "string", required: true },
      lastUpdated: { type: "string", required: true },
      writer: { type: "string" },
      /** What the list says of it, packed: `Card` in index.ts. */
      card: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      /** Whether the document is kept as `reports/lean` makes it, which comes back as it was. */
      isLean: { type: "boolean" },
      /** The document, packed. */
      document: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      byId: { pk, sk: { field: "sk", composite: ["reportId"], template: shortKey("draft", "reportId") } },
      newest: {
        index: "cards",
        pk,
        sk: { field: "cardssk", composite: ["hour", "reportId"], template: shortKey("draft", "hour", "reportId") },
      },
    },
  },
  table,
);
