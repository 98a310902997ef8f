import { Entity } from "electrodb";
import { table } from "../../../platform/table/table";

export const InvitationEntity = new Entity(
  {
    model: { service: "highway", entity: "invitation", version: "1" },
    attributes: {
      corpId: { type: "string", required: true },
      invitationId: { type: "string", required: true },
      email: { type: "string", required: true },
      fullName: { type: "string", required: true },
      isAdmin: { type: "boolean", required: true },
      sentAt: { type: "string", required: true },
      /** The table deletes the invitation at this time, in seconds since 1970. */
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      byCorp: { pk: { field: "pk", composite: ["corpId"] }, sk: { field: "sk", composite: ["invitationId"] } },
      /** Every sign-in asks this index for an invitation. */
      byEmail: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["email"] },
        sk: { field: "gsi1sk", composite: ["invitationId"] },
      },
    },
  },
  table,
);
