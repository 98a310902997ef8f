/** An officer's campaigns as their list shows them: where each stands, and what goes out next. */
import * as Clients from "../../clients/index";
import * as Permissions from "../../people/permissions/index";
import { person } from "../../platform/actor";
import type { Page } from "../../platform/declare/paging.schema";
import { hasBegun, isApproved } from "./approvals/state";
import { CampaignEntity, type CampaignItem, CampaignStepEntity, type CampaignStepItem } from "./entity";
import { planOf } from "./pure/plan";
import { titles } from "./pure/texts";
import type { CampaignLine } from "./schema";

/** Lists the officer's campaigns, those of the newest clients first. A deleted client's is not among them. */
export async function list({ offset, count }: Page): Promise<CampaignLine[]> {
  const [{ data }, { sendForApproval }] = await Promise.all([
    CampaignEntity.query
      .byClient({ ownerId: person().userId })
      .where(({ expiresAt }, { notExists }) => notExists(expiresAt))
      .go({ order: "desc", count: offset + count }),
    Permissions.ownPermissions(),
  ]);
  const items = data.slice(offset);
  const stepsOf = await stepsOfAll(items);
  const lines = await Promise.all(items.map((item) => lineOf(item, stepsOf(item), sendForApproval)));
  return lines.flatMap((line) => line ?? []);
}

/** Reads the messages of a page of campaigns, which stand beside each other, in one query: by one for each campaign the table charges twice as much. */
async function stepsOfAll(items: readonly CampaignItem[]) {
  const ids = items.map(({ clientId }) => clientId).sort();
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return () => [];
  const { data } = await CampaignStepEntity.query
    .ofClient({ ownerId: person().userId })
    // A tilde sorts behind every sign of a key, so that the last campaign's messages are within.
    .between({ clientId: first }, { clientId: `${last}~` })
    .go({ pages: "all" });
  const steps = Map.groupBy(data, ({ clientId }) => clientId);
  return ({ clientId, epoch }: CampaignItem) => (steps.get(clientId) ?? []).filter((step) => step.epoch === epoch);
}

/** Makes the line of a campaign; undefined where its client is gone. */
async function lineOf(
  item: CampaignItem,
  steps: readonly CampaignStepItem[],
  sendForApproval: boolean,
): Promise<CampaignLine | undefined> {
  const client = await Clients.find(item.clientId);
  if (!client) return undefined;
  const { status, start, zone, skipped } = item;
  const stateOf = new Map(steps.map(({ step, state }) => [step, state]));
  const planned = planOf(start, zone).filter(({ step }) => stateOf.get(step) === "planned" && !skipped.includes(step));
  const waiting = sendForApproval ? planned.filter(({ step }) => !isApproved(item, step)) : [];
  const isHeld = waiting.length > 0 && !item.approval?.approvedAt && !hasBegun(item);
  const next = status === "active" && !isHeld && planned.find((each) => !waiting.includes(each));
  return {
    clientID: client._id,
    clientName: client.name,
    status,
    start,
    zone,
    endedBy: item.endedBy ?? null,
    pausedFor: status === "paused" ? (item.pausedFor ?? null) : null,
    waitsForApproval: status !== "stopped" && waiting.length > 0,
    sent: steps.filter(({ state }) => state === "sent").length,
    skipped: steps.filter(({ state }) => state === "skipped").length,
    next: next ? { title: titles[next.step], at: new Date(next.at).toISOString() } : null,
  };
}
