import * as z from "zod/mini";
import * as Permissions from "../people/permissions/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { inSeconds, isoNow, now } from "../platform/clock";
import type { Page } from "../platform/declare/paging.schema";
import { UserFacingError } from "../platform/errors";
import { newId } from "../platform/id";
import { pageOf } from "../platform/table/listing/find";
import { conditionFailed } from "../platform/table/table";
import { ClientChangeEntity, ClientEmailEntity, ClientEntity, type ClientItem, changeLanes } from "./entity";
import { lockSentences } from "./pure/rate-lock";
import { clientShelf, isFound, toClient, toItem } from "./record";
import { save } from "./save";
import {
  type Client,
  ClientDraft,
  ClientId,
  type ClientInput,
  ClientUpdate,
  type Lang,
  type MemberClient,
  type RateLock,
  RateLockInput,
  Schedule,
  searchFields,
  sentences,
} from "./schema";

/** A deleted client and its reports can be brought back for this long. */
export const RESTORABLE_SECONDS = 30 * 86_400;

const noClient = () => new UserFacingError("missing", sentences.missing);
const emailTaken = () =>
  new UserFacingError("conflict", sentences.taken, { fields: { primaryEmail: sentences.taken } });
const refusedAs = (refused: string) =>
  refused === "full" ? new UserFacingError("invalid", sentences.full) : emailTaken();
export const staleClient = (current: Client | MemberClient) =>
  new UserFacingError("conflict", sentences.stale, { current });

/** Makes a time of saving that is later than the last one, even when the clock is not. */
export const laterThan = (lastUpdated: string) => new Date(Math.max(now(), Date.parse(lastUpdated) + 1)).toISOString();

const ownClientItem = (id: string, options?: { consistent?: boolean }) => clientItemOf(person().userId, id, options);

async function clientItemOf(ownerId: string, id: string, { consistent = true } = {}): Promise<ClientItem | undefined> {
  const { data } = await ClientEntity.get({ ownerId, clientId: id }).go({ consistent });
  const expired = data?.expiresAt !== undefined && data.expiresAt <= inSeconds(0);
  return data && !expired ? data : undefined;
}

const shownClient = (item: ClientItem | undefined) => (item && !item.deletedAt ? toClient(item) : undefined);

/** Finds a client; undefined when the person can see none. The answer may be a moment old, as in lists, unless it is `consistent`. */
export const find = async (id: string, { consistent = false } = {}): Promise<Client | undefined> =>
  shownClient(await ownClientItem(id, { consistent }));

/** Finds the client as `find` would show it to the officer, for code that acts in the officer's place, such as the officer's share link. */
export const findOf = async (ownerId: string, id: string): Promise<Client | undefined> =>
  shownClient(await clientItemOf(ownerId, id));

/** Reads a client. @throws UserFacingError missing */
export async function get(id: string): Promise<Client> {
  const client = await find(id, { consistent: true });
  if (!client) throw noClient();
  return client;
}

/** Refuses an active campaign for a client without an email, since campaigns mail the client. */
function checkCampaign({ primaryEmail }: ClientInput, schedules: readonly Schedule[]) {
  if (primaryEmail !== null || !schedules.some(({ active }) => active)) return;
  throw new UserFacingError("invalid", sentences.campaign, { fields: { primaryEmail: sentences.campaign } });
}

/** A new client: what the form may send, and what the product itself may add. */
const NewClient = z.extend(ClientDraft, {
  isDemo: z._default(z.boolean(), false),
  schedules: z._default(z.array(Schedule), []),
});

/**
 * Makes a client. One who exists already takes what was sent last: most often the same, sent again because its answer was lost.
 * @throws UserFacingError conflict when another client of the officer has the primary email
 */
export const create = action(NewClient, async (input): Promise<Client> => {
  checkCampaign(input, input.schedules);
  const createdAt = isoNow();
  const client: Client = {
    ...input,
    lang: input.lang ?? "en",
    reinvestment: input.reinvestment ?? [],
    _id: input._id ?? newId("client"),
    userID: person().userId,
    createdAt,
    lastUpdated: createdAt,
  };
  const refused = await save({
    before: undefined,
    after: client,
    record: toItem(client),
    expected: undefined,
    kind: "client.created",
  });
  if (refused === "stale") return saveClient(client._id, input);
  if (refused) throw refusedAs(refused);
  return client;
});

const UpdateInput = z.object({ id: ClientId, client: ClientUpdate });
/**
 * Saves a whole client.
 * @throws UserFacingError missing; conflict with `current` when `lastUpdated` is given and no longer the last
 */
export const update = action(UpdateInput, ({ id, client }) => saveClient(id, client));

async function saveClient(id: string, input: ClientUpdate): Promise<Client> {
  const before = await get(id);
  if (input.lastUpdated !== undefined && input.lastUpdated !== before.lastUpdated) throw staleClient(before);
  checkCampaign(input, before.schedules);
  const { _id, userID, schedules, isDemo, createdAt } = before;
  const { rateLock: _sent, ...typed } = input;
  const client: Client = {
    ...typed,
    ...(before.rateLock && { rateLock: before.rateLock }),
    lang: input.lang ?? before.lang,
    reinvestment: input.reinvestment ?? before.reinvestment,
    _id,
    userID,
    schedules,
    isDemo,
    createdAt,
    lastUpdated: laterThan(before.lastUpdated),
  };
  const refused = await save({
    before,
    after: client,
    record: toItem(client),
    expected: before.lastUpdated,
    kind: "client.saved",
  });
  // Another save came between the read and the write. A caller who did not say what the save is based on means the latest state.
  if (refused === "stale") return saveClient(id, input);
  if (refused) throw refusedAs(refused);
  return client;
}

/**
 * Deletes a client for 30 days and then for good. The client's reports belong to the domain of reports, whose `ofClient.remove` deletes both.
 * Deleting a deleted client changes nothing.
 */
export const remove = action(ClientId, async (id): Promise<Client> => {
  const item = await ownClientItem(id);
  if (!item) throw noClient();
  const before = toClient(item);
  if (item.deletedAt) return before;
  const deletedAt = isoNow();
  const deleted = { ...before, lastUpdated: laterThan(before.lastUpdated) };
  const record = { ...toItem(deleted), deletedAt, expiresAt: inSeconds(RESTORABLE_SECONDS) };
  const refused = await save({
    before,
    after: undefined,
    record,
    expected: before.lastUpdated,
    kind: "client.deleted",
  });
  if (refused) throw staleClient(await get(id));
  return deleted;
});

/** Restores a deleted client. @throws UserFacingError missing after 30 days; conflict when another client has the email by now */
export const restore = action(ClientId, async (id): Promise<Client> => {
  const item = await ownClientItem(id);
  if (!item) throw noClient();
  const deleted = toClient(item);
  if (!item.deletedAt) return deleted;
  const client = { ...deleted, lastUpdated: laterThan(deleted.lastUpdated) };
  const refused = await save({
    before: undefined,
    after: client,
    record: toItem(client),
    expected: deleted.lastUpdated,
    kind: "client.restored",
  });
  if (refused === "stale") throw staleClient(await get(id));
  if (refused) throw refusedAs(refused);
  return client;
});

/** Tells in which language something is sent to a client where nobody chose one: the client's own, unless the corporation offers no languages. */
export async function langOf({ lang }: Pick<Client, "lang">): Promise<Lang> {
  if (lang === "en") return "en";
  return (await Permissions.ownPermissions()).langVis ? lang : "en";
}

/** Lists the officer's clients, the last changed first. */
export const list = (page: Page): Promise<Client[]> =>
  pageOf(clientShelf, { ownerId: person().userId }, page, ({ client }) => client);

type Search = Page & { searchValue: string; searchFields?: readonly (typeof searchFields)[number][] };

/** Finds the clients in whose searched fields each searched word begins a word, the last changed first. */
export function search({ searchValue, searchFields: fields = searchFields, ...page }: Search): Promise<Client[]> {
  const question = { ownerId: person().userId, search: searchValue };
  return pageOf(clientShelf, question, page, ({ client }) =>
    isFound(client, searchValue, fields) ? client : undefined,
  );
}

/** Finds the client with this primary email, in upper or lower case. */
export async function byEmail(email: string): Promise<Client[]> {
  const key = { ownerId: person().userId, email: email.toLowerCase() };
  const { data } = await ClientEmailEntity.get(key).go({ consistent: true });
  const client = data && (await find(data.clientId, { consistent: true }));
  return client ? [client] : [];
}

/** Lists the clients whose last change has not reached their reports: each as it is now, or null when it is deleted. */
export async function unsettledClients(): Promise<Map<string, Client | null>> {
  const { data } = await ClientChangeEntity.query.ofOwner({ ownerId: person().userId }).go({ pages: "all" });
  return new Map(data.map(({ clientId, card }) => [clientId, card ? toClient({ card }) : null]));
}

/** A change that has not reached the reports of its client. */
export type Unfinished = { userID: string; _id: string; lastUpdated: string };

/** One run of the job finishes this many of each part. */
const A_RUN = 50;

/** Lists changes of anybody's clients that were made before a time and have not reached their reports: the function that made them was cut short. */
export async function unfinishedDeletions(before: string): Promise<Unfinished[]> {
  const lists = await Promise.all(
    changeLanes.map((lane) =>
      ClientChangeEntity.query.unfinished({ lane }).lt({ lastUpdated: before }).go({ limit: A_RUN }),
    ),
  );
  return lists.flatMap(({ data }) =>
    data.map(({ ownerId: userID, clientId: _id, lastUpdated }) => ({ userID, _id, lastUpdated })),
  );
}

/** Reads the signed-in person's client as it is now: its record and, where it is deleted, when it goes for good. The result is undefined once it has gone. */
export async function standingOf(id: string): Promise<{ client: Client; expiresAt: number | undefined } | undefined> {
  const item = await ownClientItem(id);
  return item && { client: toClient(item), expiresAt: item.deletedAt ? item.expiresAt : undefined };
}

/** Notes that a client's reports know of its change, unless it was changed once more since. */
export async function settle({ userID: ownerId, _id: clientId, lastUpdated }: Unfinished): Promise<void> {
  try {
    await ClientChangeEntity.delete({ ownerId, clientId })
      .where((change, { eq }) => eq(change.lastUpdated, lastUpdated))
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

const LockInput = z.extend(RateLockInput, { id: ClientId });
/** Days begin in Guam, so many hours ahead of Greenwich: no officer's day is later. */
const GUAM_MS = 10 * 3_600_000;
const latestDay = () => new Date(now() + GUAM_MS).toISOString().slice(0, 10);

/** Sets or ends the lock of a client's rate. @throws UserFacingError missing; invalid for a lock that has not begun anywhere */
export const setRateLock = action(LockInput, async ({ id, rateLock }) => saveRateLock(id, rateLock));

async function saveRateLock(id: string, rateLock: RateLock | null): Promise<Client> {
  if (rateLock && rateLock.since > latestDay())
    throw new UserFacingError("invalid", lockSentences.starts, { fields: { since: lockSentences.starts } });
  const before = await get(id);
  const { rateLock: had, ...rest } = before;
  if (had?.since === rateLock?.since && had?.until === rateLock?.until) return before;
  const after = { ...rest, ...(rateLock && { rateLock }), lastUpdated: laterThan(before.lastUpdated) };
  const refused = await save({
    before,
    after,
    record: toItem(after),
    expected: before.lastUpdated,
    kind: rateLock ? "client.locked" : "client.floats",
    ...(rateLock && { detail: { since: rateLock.since, until: rateLock.until ?? "not known" } }),
  });
  // The client was changed between the read and the write, which says nothing against the lock.
  return refused ? saveRateLock(id, rateLock) : after;
}

/** Notes that a campaign emails the client, or no longer does. @throws UserFacingError missing; invalid for a campaign that would have no address */
export async function noteCampaign(
  id: string,
  { id: campaignId, name, active }: Omit<Schedule, "createdAt">,
): Promise<Client> {
  const before = await get(id);
  const had = before.schedules.find((each) => each.id === campaignId);
  if (had?.active === active) return before;
  const noted = { id: campaignId, name, active, createdAt: had?.createdAt ?? isoNow() };
  const schedules = [...before.schedules.filter((each) => each !== had), noted];
  checkCampaign(before, schedules);
  const after = { ...before, schedules, lastUpdated: laterThan(before.lastUpdated) };
  const refused = await save({
    before,
    after,
    record: toItem(after),
    expected: before.lastUpdated,
    kind: "client.campaign",
    detail: { campaigns: schedules.filter((each) => each.active).length },
  });
  // The client was changed between the read and the write, which says nothing against the campaign.
  return refused ? noteCampaign(id, { id: campaignId, name, active }) : after;
}
