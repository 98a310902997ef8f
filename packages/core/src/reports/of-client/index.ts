/** The changes of a client's reports that follow from a change of the client. */
import * as Clients from "../../clients/index";
import { RESTORABLE_SECONDS } from "../../clients/index";
import * as OfMember from "../../clients/of-member/index";
import type { Client, ClientUpdate, MemberClient } from "../../clients/schema";
import * as Pictures from "../../pictures/index";
import { runAs } from "../../platform/actor";
import { inSeconds, now } from "../../platform/clock";
import { logError } from "../../platform/log";
import { ReportEntity, type ReportItem, ReportPlaceEntity } from "../entity";
import { imagesOf } from "../pure/images";
import { placeOfClient, toItem, toReport } from "../record";
import { save } from "../save";

const AT_ONCE = 10;

/** Reads every report of the client as it is now, even those that are out of sight. */
async function* reportsOf({ userID: ownerId, _id }: Clients.Unfinished): AsyncGenerator<ReportItem[]> {
  const list = ReportPlaceEntity.query.ofPlace({ ownerId, place: placeOfClient(_id) });
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list.go>> = await list.go({ cursor, limit: AT_ONCE, consistent: true });
    const reads = page.data.map(({ reportId }) => ReportEntity.get({ ownerId, reportId }).go({ consistent: true }));
    yield (await Promise.all(reads)).flatMap(({ data }) => data ?? []);
    cursor = page.cursor;
  } while (cursor !== null);
}

/** Applies a change to one report, and again when somebody saved it in between. */
async function change(item: ReportItem, to: (item: ReportItem) => ReportItem | undefined): Promise<void> {
  const next = to(item);
  if (!next || (await save(item, next))) return;
  const { data } = await ReportEntity.get(item).go({ consistent: true });
  if (data) await change(data, to);
}

/**
 * Applies a change to all reports of the client for which `to` makes another state, and notes that they know of the client's change.
 * @param follow  what else must be done before that is noted, lest it be forgotten when this is cut short
 */
async function changeAll(
  client: Clients.Unfinished,
  to: (item: ReportItem) => ReportItem | undefined,
  follow: () => Promise<void> = async () => {},
) {
  for await (const items of reportsOf(client)) await Promise.all(items.map((item) => change(item, to)));
  await follow();
  await Clients.settle(client);
}

const shows = (client: Client, { clientAt }: ReportItem) => clientAt === client.lastUpdated;
const withClientShown = (client: Client, item: ReportItem): ReportItem => ({
  ...toItem(toReport(item), client),
  expiresAt: item.expiresAt,
});

/**
 * What else goes with a client, or comes back with it, such as its campaigns: it is set before the change counts as done.
 * @param expiresAt  seconds since 1970 at which the client goes for good; undefined of one that came back
 */
type Follow = (clientId: string, expiresAt: number | undefined) => Promise<void>;
const nothingElse: Follow = async () => {};

/** Puts the reports of a client out of sight until they go for good. The pictures that they show are asked for once they are gone. */
async function expireAll(client: Clients.Unfinished, expiresAt: number, follow: Follow): Promise<void> {
  const images = new Set<string>();
  const expire = (item: ReportItem) => {
    for (const imageID of imagesOf(toReport(item))) images.add(imageID);
    return item.expiresAt === undefined ? { ...item, expiresAt } : undefined;
  };
  await changeAll(client, expire, async () => {
    await Pictures.askLater(client.userID, [...images], Math.max(0, expiresAt - inSeconds(0)));
    await follow(client._id, expiresAt);
  });
}

/** Deletes a client and puts its reports out of sight. Both go for good after 30 days. A second call finishes what was cut short. */
export async function remove(id: string, follow = nothingElse): Promise<Client> {
  const client = await Clients.remove(id);
  await expireAll(client, inSeconds(RESTORABLE_SECONDS), follow);
  return client;
}

/** Brings a client and its reports back. A second call finishes what was cut short. */
export async function restore(id: string, follow = nothingElse): Promise<Client> {
  const client = await Clients.restore(id);
  await bringBack(client, follow);
  return client;
}

/** Brings a client's reports back in sight, each as it shows the client now. */
const bringBack = (client: Client, follow: Follow) =>
  changeAll(
    client,
    (item) => {
      if (item.expiresAt === undefined && shows(client, item)) return undefined;
      const { expiresAt: _, ...seen } = withClientShown(client, item);
      return seen;
    },
    () => follow(client._id, undefined),
  );

/** Saves a client and updates its reports, which show the client in lists and are found by its name. */
export async function update(id: string, input: ClientUpdate): Promise<Client> {
  const client = await Clients.update({ id, client: input });
  await showIn(client);
  return client;
}

/** Sets what admins and staff decide of an officer's client, and updates the client's reports. */
export async function setForMember(change: Parameters<typeof OfMember.set>[0]): Promise<MemberClient> {
  const client = await OfMember.set(change);
  await showIn(client);
  return OfMember.memberClient(client);
}

/** Sets or ends the lock of a client's rate, and updates the client's reports, by which floating clients are found. */
export async function setRateLock(...change: Parameters<typeof Clients.setRateLock>): Promise<Client> {
  const client = await Clients.setRateLock(...change);
  await showIn(client);
  return client;
}

/** Notes that a campaign emails the client, or no longer does, and updates the client's reports. */
export async function noteCampaign(...change: Parameters<typeof Clients.noteCampaign>): Promise<Client> {
  const client = await Clients.noteCampaign(...change);
  await showIn(client);
  return client;
}

const showIn = (client: Client) =>
  changeAll(client, (item) => (shows(client, item) ? undefined : withClientShown(client, item)));

/** A function that makes a change ends long before this. */
const CUT_SHORT_MS = 120_000;
const byJob = { address: "none", agent: "Client changes" };

/** Finishes what was cut short of anybody's changes, until a time. */
export async function finish(until: number, follow = nothingElse): Promise<void> {
  for (const change of await Clients.unfinishedDeletions(new Date(now() - CUT_SHORT_MS).toISOString())) {
    if (now() >= until) return;
    const owner = {
      kind: "person",
      userId: change.userID,
      corpId: "none",
      sessionId: "job",
      roles: ["officer"],
    } as const;
    await runAs({ ...owner, roles: ["officer"] }, byJob, () => finishChange(change, follow)).catch((error) =>
      logError(error, { doing: "finish the change of a client", client: change._id }),
    );
  }
}

/** Brings the reports of a client to where the client is now: shown as it is, out of sight until it goes, or gone with it. */
async function finishChange(change: Clients.Unfinished, follow: Follow): Promise<void> {
  const found = await Clients.standingOf(change._id);
  if (found && found.client.lastUpdated !== change.lastUpdated) return;
  if (!found) return expireAll(change, inSeconds(0), follow);
  const { client, expiresAt } = found;
  return expiresAt === undefined ? bringBack(client, follow) : expireAll(change, expiresAt, follow);
}
