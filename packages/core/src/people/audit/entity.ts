import { Entity, type EntityItem } from "electrodb";
import { TRAIL } from "../../platform/table/keys";
import { table } from "../../platform/table/table";

export const AuditEntity = new Entity(
  {
    model: { service: "highway", entity: "event", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      corpId: { type: "string", required: true },
      eventId: { type: "string", required: true },
      /** The part of the corporation's trail in which the event stands. */
      shard: { type: "number", required: true },
      at: { type: "string", required: true },
      kind: { type: "string", required: true },
      subject: { type: "string", required: true },
      detail: { type: "any", required: true },
      actorId: { type: "string" },
      address: { type: "string", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      byOwner: {
        pk: { field: "pk", composite: ["ownerId"], template: `${TRAIL}\${ownerId}` },
        sk: { field: "sk", composite: ["eventId"] },
      },
      byCorp: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["corpId", "shard"] },
        sk: { field: "gsi1sk", composite: ["eventId"] },
      },
    },
  },
  table,
);
export type AuditItem = EntityItem<typeof AuditEntity>;
