/** Working copies: what the editor holds, valid or not, one for each officer and report. */

import { cut } from "@highway/engine/text/cut";
import type { EntityItem } from "electrodb";
import * as z from "zod/mini";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { inSeconds, isoNow } from "../../platform/clock";
import type { Page } from "../../platform/declare/paging.schema";
import { UserFacingError } from "../../platform/errors";
import { limit } from "../../platform/table/limit";
import { pack, unpack } from "../../platform/table/packed";
import { conditionFailed } from "../../platform/table/table";
import { type SavedToolKey, savedToolKeys } from "../../tools/keys.schema";
import { defaultTool } from "../../tools/pure/names";
import { lean, whole } from "../lean";
import { townsOf } from "../pure/towns";
import {
  sentences,
  type WorkingCopy,
  type WorkingCopyEntry,
  WorkingCopyId,
  WorkingCopyInput,
  type WorkingCopyQuery,
} from "../schema";
import { WorkingCopyEntity } from "./entity";

const KEPT_SECONDS = 90 * 86_400;
const MOST_BYTES = 200 * 1024;

const isSavedTool = (key: unknown): key is SavedToolKey => savedToolKeys.some((each) => each === key);

const workingCopyKey = (reportId: string) => ({ ownerId: person().userId, reportId });
const isKept = ({ expiresAt }: { expiresAt: number }) => expiresAt > inSeconds(0);

/** Later than every hour, and so the end of the list: without an end a query goes on to what follows the drafts in the index. */
const LAST_HOUR = "9";
const hourOf = (time: string) => time.slice(0, "2026-11-20T14".length);

/** What the list says of a working copy. */
type Card = Omit<WorkingCopyEntry, "id" | "updatedAt">;
type Kept = Pick<EntityItem<typeof WorkingCopyEntity>, "reportId" | "lastUpdated" | "card">;

const toEntry = ({ reportId: id, lastUpdated: updatedAt, card }: Kept): WorkingCopyEntry => ({
  id,
  ...unpack<Card>(card),
  updatedAt,
});

/** Reads a working copy; undefined where there is none. */
export async function find(id: string): Promise<WorkingCopy | undefined> {
  const { data } = await WorkingCopyEntity.get(workingCopyKey(id)).go({ consistent: true });
  if (!data || !isKept(data)) return undefined;
  const kept = unpack<Record<string, unknown>>(data.document);
  return { ...toEntry(data), document: data.isLean ? whole(kept) : kept };
}

const KeepInput = z.extend(WorkingCopyInput, { id: WorkingCopyId });
/**
 * Keeps what the editor holds, for 90 days from now. A copy that another tab or device has written since the one that this follows is not
 * overwritten.
 * @throws UserFacingError tooLarge beyond 200 KB; conflict, with that other copy
 */
export const keep = action(KeepInput, async (input): Promise<WorkingCopy> => {
  const document = JSON.stringify(input.document);
  if (Buffer.byteLength(document) > MOST_BYTES) throw new UserFacingError("tooLarge", sentences.tooLarge);
  const { name, toolName } = input.document;
  const updatedAt = isoNow();
  const card: Card = {
    clientID: input.clientID,
    name: typeof name === "string" ? cut(name, 100) : "",
    toolName: isSavedTool(toolName) ? toolName : defaultTool,
    basedOn: input.basedOn,
    ...draftAbout(input.document),
    payment: input.payment ?? null,
  };
  const { follows, writer } = input;
  const isFree = follows === undefined && writer === undefined;
  const kept = lean(input.document);
  const isLean = JSON.stringify(whole(kept)) === document;
  const put = WorkingCopyEntity.put({
    ...workingCopyKey(input.id),
    hour: hourOf(updatedAt),
    lastUpdated: updatedAt,
    writer,
    card: pack(card),
    isLean,
    document: pack(isLean ? kept : input.document),
    expiresAt: inSeconds(KEPT_SECONDS),
  });
  const write = isFree
    ? put
    : put.where((attribute, { eq, lte, notExists }) =>
        [
          notExists(attribute.lastUpdated),
          lte(attribute.expiresAt, inSeconds(0)),
          ...(follows ? [eq(attribute.lastUpdated, follows)] : []),
          ...(writer ? [eq(attribute.writer, writer)] : []),
        ].join(" OR "),
      );
  try {
    const { data: former } = await write.go({ response: "all_old" });
    if (!former) await countNew(input.id);
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const current = await find(input.id);
    // It was deleted between the write and this read: nothing is in the way any more.
    if (!current) return keep(input);
    // The answer to this very copy was lost.
    if (JSON.stringify(current.document) === document) return current;
    throw new UserFacingError("conflict", sentences.otherDraft, { current });
  }
  return { id: input.id, ...card, updatedAt, document: input.document };
});

/** An officer begins a few dozen drafts a day; a program that makes up ids is stopped here. */
const newADay = { count: 1000, seconds: 86_400 };

/** Counts a draft that was not there, and takes it back where there were too many in a day. @throws UserFacingError tooMany */
async function countNew(reportId: string): Promise<void> {
  try {
    await limit("drafts of a day", person().userId, newADay);
  } catch (error) {
    await WorkingCopyEntity.delete(workingCopyKey(reportId)).go();
    throw error instanceof UserFacingError ? new UserFacingError("tooMany", sentences.tooManyDrafts) : error;
  }
}

/** Deletes a working copy if there is one. One that another tab or device has written since the one that is named stays. */
export async function forget(id: string, { follows, writer }: z.output<typeof WorkingCopyQuery> = {}): Promise<void> {
  const remove = WorkingCopyEntity.delete(workingCopyKey(id));
  if (!follows && !writer) return void (await remove.go());
  const isNamed = remove.where((attribute, { eq }) =>
    [...(follows ? [eq(attribute.lastUpdated, follows)] : []), ...(writer ? [eq(attribute.writer, writer)] : [])].join(
      " OR ",
    ),
  );
  try {
    await isNamed.go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
  }
}

/** Lists working copies without their documents, the last touched first. */
export async function list({ offset, count }: Page): Promise<WorkingCopyEntry[]> {
  const drafts = WorkingCopyEntity.query;
  const owner = { ownerId: person().userId };
  const { data, cursor } = await drafts.newest(owner).go({ order: "desc", limit: offset + count });
  const last = data.at(-1);
  // Within an hour the entries stand in no order, so the hour in which the page ends is read whole.
  const read =
    cursor && last
      ? await drafts
          .newest(owner)
          .between({ hour: hourOf(last.lastUpdated) }, { hour: LAST_HOUR })
          .go({ order: "desc", pages: "all" })
      : { data };
  return read.data
    .filter(isKept)
    .map(toEntry)
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
    .slice(offset, offset + count);
}

/** What tells a draft from others in a list: where, for how much. `isEmpty` says that as good as nothing was typed into it. */
type DraftAbout = { place: string | null; price: number | null; isEmpty: boolean };

const objects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "object" && each !== null) : [];
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
/** What was typed: an object, which nobody types, counts as much as a figure would. */
const lengthOf = (value: unknown) => {
  if (value === null || value === undefined) return 0;
  return typeof value === "object" ? JSON.stringify(value).length : String(value).trim().length;
};

const rentOf = ({ assumptions }: Record<string, unknown>) => objects([assumptions])[0]?.rent;

/**
 * Reads of a draft, valid or not, what it is known by. A draft without a place, a name, a second loan or home and a debt, into whose prices, rates and rent
 * one character was typed at most, holds nothing.
 */
export function draftAbout(document: Record<string, unknown>): DraftAbout {
  const properties = objects(document.properties);
  const loans = objects(document.loans);
  const prices = properties.flatMap(({ purchaseDetails }) => objects(purchaseDetails)).map(({ price }) => price);
  const place = townsOf(
    properties.map(({ city, state, addressDisplay, address }) => ({
      city: textOf(city),
      state: textOf(state),
      addressDisplay: textOf(addressDisplay),
      address: textOf(address),
    })),
  );
  const typed = [...prices, ...loans.map(({ rate }) => rate), rentOf(document)].reduce<number>(
    (sum, value) => sum + lengthOf(value),
    0,
  );
  const isAlone = properties.length <= 1 && loans.length <= 1 && objects(document.debts).length === 0;
  return {
    place: place === null ? null : cut(place, 100),
    price: prices.find((price) => typeof price === "number") ?? null,
    isEmpty: place === null && textOf(document.name).trim() === "" && isAlone && typed <= 1,
  };
}
