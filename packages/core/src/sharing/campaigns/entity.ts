import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { Lang } from "../../clients/schema";
import { table } from "../../platform/table/table";
import type { Figures } from "./pure/fill";
import { type EndReason, skipReasons, statuses } from "./pure/reasons";
import type { FigureName, StepKey } from "./pure/steps";
import { stepKeys } from "./pure/steps";
import type { Text } from "./pure/texts";
import type { Zone } from "./pure/zone";

/** What a company said of a campaign's words: the digests are of the words of each message when they were last approved. */
type Approval = {
  digests?: Partial<Record<StepKey, string>>;
  approvedAt?: string;
  returnedAt?: string;
  /** What is to be changed. */
  note?: string;
  /** Who answered. */
  by?: string;
};

/** What the messages say of the prequalification, its highest price and the day on which it ends, and the day on which the client closes. */
export type Terms = { maxPrice: number | null; expires: string | null; closing: string | null };

/** What a message said when it was handed over: its subject, and each figure that it named or required. The letter is the outbox's. */
export type Said = { subject: string; figures: Figures };

/** A campaign: the plan of emails to one client. A client has one; starting again raises its epoch. */
export const CampaignEntity = new Entity(
  {
    model: { service: "highway", entity: "campaign", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      clientId: { type: "string", required: true },
      campaignId: { type: "string", required: true },
      corpId: { type: "string", required: true },
      epoch: { type: "number", required: true },
      status: { type: statuses, required: true },
      /** Why it stopped. */
      endedBy: { type: CustomAttributeType<EndReason>("string") },
      /** The report whose figures the messages name, as it was last saved. */
      reportId: { type: "string", required: true },
      start: { type: "string", required: true },
      zone: { type: CustomAttributeType<Zone>("string"), required: true },
      lang: { type: CustomAttributeType<Lang>("string"), required: true },
      terms: { type: CustomAttributeType<Terms>("any"), required: true },
      /** The officer's own words, of the messages that have some. */
      texts: { type: CustomAttributeType<Partial<Record<StepKey, Text>>>("any"), required: true },
      skipped: { type: CustomAttributeType<StepKey[]>("any"), required: true },
      /** Why it is paused; absent where the officer gave no reason. */
      pausedFor: { type: ["answered"] as const },
      /** What the company approved, and what it sent back. */
      approval: { type: CustomAttributeType<Approval>("any") },
      /** The corporation whose approval the campaign waits for, and since when. */
      waitsIn: { type: "string" },
      askedAt: { type: "string" },
      createdAt: { type: "string", required: true },
      lastUpdated: { type: "string", required: true },
      /** When a message was last handed to the outbox. It is no change of the campaign. */
      lastSentAt: { type: "string" },
      /** Set while its client is deleted, with which it goes for good. */
      expiresAt: { type: "number" },
    },
    indexes: {
      byClient: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["clientId"] } },
      waiting: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["waitsIn"] },
        sk: { field: "gsi1sk", composite: ["askedAt"] },
      },
    },
  },
  table,
);
export type CampaignItem = EntityItem<typeof CampaignEntity>;

/** Campaigns are everybody's, so what is due stands in parts, as the outbox does. */
const LANES = 8;
export const lanes = Array.from({ length: LANES }, (_, lane) => `campaigns-${lane}`);
export const laneOf = (clientId: string) => lanes[clientId.charCodeAt(clientId.length - 1) % LANES]!;

/** One message of a campaign to its client, of one epoch. It is made once, and handed to the outbox once: both by a condition. */
export const CampaignStepEntity = new Entity(
  {
    model: { service: "highway", entity: "campaignstep", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      clientId: { type: "string", required: true },
      epoch: { type: "number", required: true },
      step: { type: stepKeys, required: true },
      state: { type: ["planned", "sent", "skipped"] as const, required: true },
      reason: { type: skipReasons },
      /** The figures that were not known. */
      lacking: { type: CustomAttributeType<FigureName[]>("any") },
      /** Why they were not, in sentences. */
      why: { type: CustomAttributeType<string[]>("any") },
      plannedAt: { type: "string", required: true },
      changedAt: { type: "string", required: true },
      sendId: { type: "string" },
      mailId: { type: "string" },
      said: { type: CustomAttributeType<Said>("any") },
      expiresAt: { type: "number" },
      /** The part in which the message is due, while it is planned. */
      lane: { type: "string" },
      dueAt: { type: "string" },
    },
    indexes: {
      ofClient: {
        pk: { field: "pk", composite: ["ownerId"] },
        sk: { field: "sk", composite: ["clientId", "epoch", "step"] },
      },
      due: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["lane"] },
        sk: { field: "gsi1sk", composite: ["dueAt", "clientId", "step"] },
      },
    },
  },
  table,
);
export type CampaignStepItem = EntityItem<typeof CampaignStepEntity>;
export type StepKeyOf = Pick<CampaignStepItem, "ownerId" | "clientId" | "epoch" | "step">;
export const stepKeyOf = ({ ownerId, clientId, epoch, step }: StepKeyOf): StepKeyOf => ({
  ownerId,
  clientId,
  epoch,
  step,
});
