import { Entity } from "electrodb";
import { table } from "../../platform/table/table";

/** Notes that a client was written to about an alert. There is one record for a client and an alert, so nobody is written to twice. */
export const RateLetterEntity = new Entity(
  {
    model: { service: "highway", entity: "alertletter", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      alertId: { type: "string", required: true },
      clientId: { type: "string", required: true },
      sendId: { type: "string", required: true },
      subject: { type: "string", required: true },
      message: { type: "string", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      ofAlert: {
        pk: { field: "pk", composite: ["ownerId"] },
        sk: { field: "sk", composite: ["alertId", "clientId"] },
      },
    },
  },
  table,
);
