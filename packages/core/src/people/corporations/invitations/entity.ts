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
      /** Seconds since 1970: the table forgets it then. */
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      byCorp: { pk: { field: "pk", composite: ["corpId"] }, sk: { field: "sk", composite: ["invitationId"] } },
      /** Asked at every sign-in. */
      byEmail: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["email"] },
        sk: { field: "gsi1sk", composite: ["invitationId"] },
      },
    },
  },
  table,
);
