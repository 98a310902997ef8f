import { CustomAttributeType, Entity } from "electrodb";
import { table } from "../../../platform/table/table";
import type { AlertWords } from "./schema";

/** Alerts of before have neither a video, nor words for their recording, nor a reach. */
type Kept = Omit<AlertWords, "video" | "transcript" | "reach"> & Partial<AlertWords> & { endsAt: string };

/** An alert that a corporation posted to its officers. Its owner is the corporation. What is counted stands beside what is typed. */
export const MarketAlertEntity = new Entity(
  {
    model: { service: "highway", entity: "marketalert", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      alertId: { type: "string", required: true },
      record: { type: CustomAttributeType<Kept>("any"), required: true },
      postedAt: { type: "string", required: true },
      endedAt: { type: "string" },
      opened: { type: "number" },
      mailed: { type: "number" },
      pushed: { type: "number" },
      expiresAt: { type: "number", required: true },
    },
    indexes: { byOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["alertId"] } } },
  },
  table,
);

/** Notes that a person has opened an alert, so that the opening is counted once. */
export const AlertOpenedEntity = new Entity(
  {
    model: { service: "highway", entity: "alertopened", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      alertId: { type: "string", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["alertId"] } } },
  },
  table,
);
