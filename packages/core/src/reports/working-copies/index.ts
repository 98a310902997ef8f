/** Working copies: what the editor holds, valid or not, one for each officer and report. */
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
import { sentences, type WorkingCopy, type WorkingCopyEntry, WorkingCopyId, WorkingCopyInput } from "../schema";
import { WorkingCopyEntity, WorkingCopyMarkEntity } from "./entity";

const KEPT_SECONDS = 90 * 86_400;
const MOST_BYTES = 200 * 1024;

const isSavedTool = (key: unknown): key is SavedToolKey => savedToolKeys.some((each) => each === key);

const workingCopyKey = (reportId: string) => ({ ownerId: person().userId, reportId });
const isKept = ({ expiresAt }: { expiresAt: number }) => expiresAt > inSeconds(0);

type Marked = {
  reportId: string;
  clientId?: string;
  name: string;
  /** Absent of the loan comparison. */
  tool?: string;
  basedOn?: string;
  updatedAt: string;
  place?: string;
  price?: number;
  payment?: number;
  isEmpty?: boolean;
};
const toEntry = ({ reportId: id, clientId, name, basedOn, updatedAt, ...about }: Marked): WorkingCopyEntry => ({
  id,
  clientID: clientId ?? null,
  name,
  toolName: about.tool && isSavedTool(about.tool) ? about.tool : defaultTool,
  basedOn: basedOn ?? null,
  updatedAt,
  place: about.place ?? null,
  price: about.price ?? null,
  payment: about.payment ?? null,
  isEmpty: about.isEmpty ?? false,
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
  const name = typeof input.document.name === "string" ? input.document.name.slice(0, 100) : "";
  const tool = input.document.toolName;
  const { place, price, isEmpty } = draftAbout(input.document);
  const marked = {
    ...workingCopyKey(input.id),
    clientId: input.clientID ?? undefined,
    name,
    tool: isSavedTool(tool) && tool !== defaultTool ? tool : undefined,
    basedOn: input.basedOn ?? undefined,
    updatedAt: isoNow(),
    place: place ?? undefined,
    price: price ?? undefined,
    payment: input.payment ?? undefined,
    isEmpty,
    expiresAt: inSeconds(KEPT_SECONDS),
  };
  const { follows, writer } = input;
  const isFree = follows === undefined && writer === undefined;
  const kept = lean(input.document);
  const isLean = JSON.stringify(whole(kept)) === document;
  const put = WorkingCopyEntity.put({ ...marked, writer, isLean, document: pack(isLean ? kept : input.document) });
  const write = isFree
    ? put
    : put.where((attribute, { eq, lte, notExists }) =>
        [
          notExists(attribute.updatedAt),
          lte(attribute.expiresAt, inSeconds(0)),
          ...(follows ? [eq(attribute.updatedAt, follows)] : []),
          ...(writer ? [eq(attribute.writer, writer)] : []),
        ].join(" OR "),
      );
  try {
    const { data: former } = await write.go({ response: "all_old" });
    if (!former) await countNew(input.id);
    await markAfter(former ?? undefined, marked);
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    const current = await find(input.id);
    // It was deleted between the write and this read: nothing is in the way any more.
    if (!current) return keep(input);
    // The answer to this very copy was lost.
    if (JSON.stringify(current.document) === document) return current;
    throw new UserFacingError("conflict", sentences.otherDraft, { current });
  }
  return { ...toEntry(marked), document: input.document };
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

const minuteOf = ({ updatedAt }: Marked) => updatedAt.slice(0, "2026-11-20T14:20".length);

/** Tells whether a list says the same of both, but for the seconds. */
function looksTheSame(one: Marked, other: Marked): boolean {
  const said = (of: Marked) => JSON.stringify({ ...toEntry(of), updatedAt: minuteOf(of) });
  return said(one) === said(other);
}

/** Puts a copy into the list: with the first write of a minute, and with each that changes what the list says of it. */
async function markAfter(former: Marked | undefined, now: Marked & { ownerId: string; expiresAt: number }) {
  if (former && looksTheSame(former, now)) return;
  await WorkingCopyMarkEntity.put({ ...now, minute: minuteOf(now) }).go();
}

/** Deletes a working copy if there is one. */
export async function forget(id: string): Promise<void> {
  const key = workingCopyKey(id);
  await WorkingCopyEntity.delete(key).go();
  await WorkingCopyMarkEntity.delete(key).go();
}

/** Lists working copies without their documents, the last touched first. */
export async function list({ offset, count }: Page): Promise<WorkingCopyEntry[]> {
  const { data } = await WorkingCopyMarkEntity.query
    .newest({ ownerId: person().userId })
    .go({ order: "desc", limit: offset + count });
  const lastFirst = data.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  return lastFirst.slice(offset).filter(isKept).map(toEntry);
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
    place: place?.slice(0, 100) ?? null,
    price: prices.find((price) => typeof price === "number") ?? null,
    isEmpty: place === null && textOf(document.name).trim() === "" && isAlone && typed <= 1,
  };
}
