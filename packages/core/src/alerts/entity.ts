import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../platform/table/table";
import type { Alert, AlertSettings, DeviceInput, RuleInput } from "./schema";

/**
 * What an officer wants to be told of. While it waits for a price, an index names the place where it waits (`watch`) and the figure at which it is sent
 * (`mark`), so that a frame finds those that it sends and reads no others.
 */
export const RuleEntity = new Entity(
  {
    model: { service: "highway", entity: "alertrule", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      ruleId: { type: "string", required: true },
      rule: { type: CustomAttributeType<RuleInput>("any"), required: true },
      name: { type: "string", required: true },
      /** It grows with every write, so that of two writers at once the second reads again. */
      version: { type: "number", required: true },
      /** The day of trading on which it was last sent; for an index, the last day of it that was looked at. */
      lastDay: { type: "string" },
      changedAt: { type: "string", required: true },
      /** Set while a deleted rule can be restored; the table then removes it. */
      expiresAt: { type: "number" },
      watch: { type: "string" },
      mark: { type: "string" },
      /** The sheet that the figure was worked out from. */
      sheet: { type: CustomAttributeType<{ day: string; time: string; price: number }>("any") },
    },
    indexes: {
      ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["ruleId"] } },
      watching: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["watch"] },
        sk: { field: "gsi1sk", composite: ["mark"] },
      },
    },
  },
  table,
);
export type RuleItem = EntityItem<typeof RuleEntity>;

export const AlertSettingEntity = new Entity(
  {
    model: { service: "highway", entity: "alertsetting", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      settings: {
        type: CustomAttributeType<Omit<AlertSettings, "company"> & Partial<AlertSettings>>("any"),
        required: true,
      },
      /** How many times they were changed: a change is made to the state that it was decided on. */
      changes: { type: "number" },
    },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);

/** Notes that an officer was told of a market alert of their corporation in one way, so that they are told once. */
export const ReachedEntity = new Entity(
  {
    model: { service: "highway", entity: "alertreached", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      marketAlertId: { type: "string", required: true },
      way: { type: ["mailed", "pushed"] as const, required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      ofOwner: {
        pk: { field: "pk", composite: ["ownerId"] },
        sk: { field: "sk", composite: ["marketAlertId", "way"] },
      },
    },
  },
  table,
);

/** What is told, without what became of it. */
export type Told = Omit<Alert, "id" | "told" | "seenAt" | "touched" | "createdAt" | "heldUntil">;
/** A floating client's figures. Names are read when they are shown, so none stays here when a client is deleted. */
export type Figures = {
  clients: {
    clientID: string;
    reportID: string;
    tool: string;
    closingDate: string | null;
    amount: number;
    rate: number;
    newRate: number;
    payment: number;
    newPayment: number;
    aMonth: number;
    once: number;
  }[];
  others: { clientID: string; couponID: string | null; isLocked?: boolean }[];
  rateForPoint: number;
};

/** The alerts that are still to be told are spread over several lanes, because one list would be too busy in a fast market. */
export const lanes = Array.from({ length: 4 }, (_, lane) => `alerts-${lane}`);
export const laneOf = (ownerId: string) => lanes[ownerId.charCodeAt(ownerId.length - 1) % lanes.length]!;

/** An alert. While it is to be told, or is being told, it stands in a lane by the time at which somebody looks after it. */
export const AlertEntity = new Entity(
  {
    model: { service: "highway", entity: "alert", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      alertId: { type: "string", required: true },
      alert: { type: CustomAttributeType<Told>("any"), required: true },
      createdAt: { type: "string", required: true },
      heldUntil: { type: "string" },
      figures: { type: CustomAttributeType<Figures>("any") },
      pageAt: { type: "string" },
      pushAt: { type: "string" },
      /** Set before the mail goes out: nobody sends it a second time. */
      mailClaimedAt: { type: "string" },
      mailAt: { type: "string" },
      seenAt: { type: "string" },
      lane: { type: "string" },
      dueAt: { type: "string" },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["alertId"] } },
      due: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["lane"] },
        sk: { field: "gsi1sk", composite: ["dueAt"] },
      },
    },
  },
  table,
);
export type AlertItem = EntityItem<typeof AlertEntity>;

/** A browser to which alerts are pushed. It is found by its address too: a browser belongs to whoever signed in there last. */
export const DeviceEntity = new Entity(
  {
    model: { service: "highway", entity: "pushdevice", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      deviceId: { type: "string", required: true },
      hash: { type: "string", required: true },
      device: { type: CustomAttributeType<DeviceInput>("any"), required: true },
      since: { type: "string", required: true },
    },
    indexes: {
      ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["deviceId"] } },
      byAddress: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["hash"], casing: "none" },
        sk: { field: "gsi1sk", composite: [] },
      },
    },
  },
  table,
);
export type DeviceItem = EntityItem<typeof DeviceEntity>;
