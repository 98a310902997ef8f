import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { keyItself, shortKey } from "../platform/table/keys";
import { table } from "../platform/table/table";

/**
 * The keys are the ids themselves, so that nothing is said twice: each of their bytes stands in the record and in both indexes. Under the bare id of an
 * officer stand reports alone.
 */
const pk = { field: "pk", composite: ["ownerId"], ...keyItself("ownerId") } as const;
const sk = { field: "sk", composite: ["reportId"], ...keyItself("reportId") } as const;

/** A report: one item, which carries its own places in the officer's list and in its client's. */
export const ReportEntity = new Entity(
  {
    model: { service: "highway", entity: "report", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true, field: "pk" },
      reportId: { type: "string", required: true, field: "sk" },
      clientId: { type: "string", required: true },
      lastUpdated: { type: "string", required: true },
      /** The `lastUpdated` of the client that the card holds. */
      clientAt: { type: "string", required: true },
      /** What lists hold of the report, packed: `Held` in record.ts. */
      card: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      /** The report, packed, where it is too large for the card. */
      document: { type: CustomAttributeType<Uint8Array>("any") },
      /** The time when a client last opened the report. A save leaves it alone, and looking at a report is no save. */
      lastViewed: { type: "string" },
      /** The time when the officer last sent the report. A save leaves it alone too. */
      lastSent: { type: "string" },
      /** The time of deletion, set while the report's client is deleted: the report goes for good when the client does. */
      expiresAt: { type: "number" },
    },
    indexes: {
      byId: { pk, sk },
      newest: {
        index: "cards",
        pk,
        sk: { field: "cardssk", composite: ["lastUpdated"], ...keyItself("lastUpdated") },
      },
      ofClient: {
        index: "clientCards",
        pk: {
          field: "clientcardspk",
          composite: ["ownerId", "clientId"],
          template: shortKey("of", "ownerId", "clientId"),
        },
        /** A save that moved this entry, as it moves the other, would be charged for it twice. */
        sk,
      },
    },
  },
  table,
);
export type ReportItem = EntityItem<typeof ReportEntity>;

/**
 * Notes that a report belongs to a client, a purchase analysis or a buyer campaign, or shows a picture. It is read where all of these must be found
 * as they are now, which no index can tell. A place is written before its report, so there may be one without.
 */
export const ReportPlaceEntity = new Entity(
  {
    model: { service: "highway", entity: "reportplace", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      place: { type: "string", required: true },
      reportId: { type: "string", required: true },
    },
    indexes: {
      ofPlace: { pk: { field: "pk", composite: ["ownerId", "place"] }, sk: { field: "sk", composite: ["reportId"] } },
    },
  },
  table,
);

/**
 * Names the officer whose report an id is, for staff, who are given the id alone. An officer may propose the id of a report, so two of them may have
 * the same one. It is written before its report and goes after it.
 */
export const ReportOwnerEntity = new Entity(
  {
    model: { service: "highway", entity: "reportowner", version: "1" },
    attributes: { reportId: { type: "string", required: true }, ownerId: { type: "string", required: true } },
    indexes: {
      ofReport: { pk: { field: "pk", composite: ["reportId"] }, sk: { field: "sk", composite: ["ownerId"] } },
    },
  },
  table,
);
