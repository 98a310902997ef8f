import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../../platform/table/table";
import type { Link } from "../links/schema";

/**
 * One thing that passed between an officer and a client: a send, a link, an opening, an idea, a choice. It is written in the transaction that writes the
 * record itself, which holds the rest.
 */
export const ActivityEntity = new Entity(
  {
    model: { service: "highway", entity: "activity", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      clientId: { type: "string", required: true },
      clientName: { type: "string", required: true },
      kind: { type: ["sent", "link", "opened", "idea", "choice"] as const, required: true },
      /** Who did it. The officer reads what clients did alone, as news. */
      by: { type: ["officer", "client"] as const, required: true },
      at: { type: "string", required: true },
      /** The id of the record: of the send, the link, the view, or the idea. */
      subject: { type: "string", required: true },
      reportId: { type: "string", required: true },
      reportName: { type: "string", required: true },
      tool: { type: CustomAttributeType<Link["tool"]>("string"), required: true },
      /** The address to which the link was sent, in an opening and an idea; absent where it is for anyone. */
      email: { type: "string" },
    },
    indexes: {
      ofClient: {
        pk: { field: "pk", composite: ["ownerId", "clientId"] },
        sk: { field: "sk", composite: ["at", "subject"] },
      },
      newest: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["ownerId", "by"] },
        sk: { field: "gsi1sk", composite: ["at", "subject"] },
      },
    },
  },
  table,
);
export type ActivityItem = EntityItem<typeof ActivityEntity>;
