/** Closing cost worksheets: templates of fees that an officer fills once and links to many loans, each of which keeps a copy. */
import { randomInt } from "node:crypto";
import { feeCategories } from "@highway/engine/costs/usual-fees";
import { freeName } from "@highway/engine/costs/worksheet-name";
import { createWriteTransaction, type EntityItem } from "electrodb";
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { isoNow } from "../platform/clock";
import { UserFacingError } from "../platform/errors";
import { newShortId } from "../platform/id";
import { saveOver } from "../platform/save-over";
import { commit, unchanged } from "../platform/table/write";
import { WorksheetCountEntity, WorksheetEntity, WorksheetMarkEntity, WorksheetNameEntity } from "./entity";
import {
  MOST_BYTES,
  MOST_WORKSHEETS,
  SaveWorksheet,
  sentences,
  type WorksheetDetails,
  type WorksheetEntry,
  type WorksheetInput,
  worksheetFields,
} from "./schema";

const entities = {
  worksheet: WorksheetEntity,
  mark: WorksheetMarkEntity,
  count: WorksheetCountEntity,
  name: WorksheetNameEntity,
  event: Audit.AuditEntity,
};
type WorksheetItem = EntityItem<typeof WorksheetEntity>;
const owner = () => ({ ownerId: person().userId });

async function marks() {
  const { data } = await WorksheetMarkEntity.query.ofOwner(owner()).go({ pages: "all", consistent: true });
  return data;
}

/** Lists the officer's worksheets, the last saved first: all of them, since there are at most 100 and a mark is small. */
export async function list(): Promise<WorksheetEntry[]> {
  const newest = (await marks()).sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return newest.map(({ worksheetId: ccID, name, updatedAt }) => ({
    ccID,
    ccData: JSON.stringify({ name, date: updatedAt }),
  }));
}

/** Reads one worksheet with its fees. @throws UserFacingError missing */
export async function get(worksheetId: string): Promise<WorksheetDetails> {
  const item = await find(worksheetId);
  if (!item) throw new UserFacingError("missing", sentences.details);
  return detailsOf(item);
}

async function find(worksheetId: string): Promise<WorksheetItem | null> {
  const { data } = await WorksheetEntity.get({ ...owner(), worksheetId }).go({ consistent: true });
  return data;
}

const detailsOf = ({ name, createdAt: created, data }: WorksheetItem): WorksheetDetails => ({
  ccData: JSON.stringify({ name, created, data: JSON.parse(data) }),
});

/** What a worksheet says: every category, even one without a fee. */
const contentOf = ({ name, data }: Pick<WorksheetInput, "name" | "data">) => ({
  name,
  data: Object.fromEntries(feeCategories.map((category) => [category, data[category] ?? []])),
});

function textOf({ data }: ReturnType<typeof contentOf>): string {
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > MOST_BYTES) throw new UserFacingError("tooLarge", sentences.tooLarge);
  return text;
}

/**
 * Saves a worksheet: a new one without `ccID`. If another of the officer's worksheets has the name, a number is added to it. Loans that were linked
 * before keep their copies.
 * @returns its id
 * @throws UserFacingError missing; tooLarge beyond 32 KB; conflict beyond 100 worksheets, and with the worksheet in `current` where it was changed elsewhere
 * after it was read
 */
export const save = action(SaveWorksheet, ({ ccID, newID, ccData, was }): Promise<string> => {
  const sent = contentOf(ccData);
  const data = textOf(sent);
  return ccID ? update(ccID, { sent, data, was: was && contentOf(was) }) : create(sent, data, newID);
});

/** The keys of an item that says who has a name: names that differ in capitals alone are one. */
const nameKey = (name: string) => ({ ...owner(), name: name.trim().toLowerCase() });

/**
 * Finds a name that is free and saves under it. Where another save takes the name in the same moment, one of the next numbers is tried: which one is left to chance, so that many saves
 * at once do not all try the same.
 * @param write  answers whether somebody else has just taken the name
 */
async function underFreeName(
  wanted: string,
  othersNow: () => Promise<string[]>,
  write: (name: string) => Promise<boolean>,
) {
  for (let attempt = 0; attempt <= MOST_WORKSHEETS; attempt++) {
    const taken = await othersNow();
    const skipped = attempt === 0 ? 0 : randomInt(Math.min(2 ** attempt, 32));
    for (let skip = 0; skip < skipped; skip++) taken.push(freeName(wanted, taken));
    if (!(await write(freeName(wanted, taken)))) return;
  }
  throw new Error("No name was free for a worksheet.");
}

/** Makes a worksheet. One that exists already under the proposed id takes what was sent last: most often the same, sent again because its answer was lost. */
async function create(sent: Content, data: string, proposed: string | undefined): Promise<string> {
  const at = isoNow();
  let worksheetId = "";
  let isThere = false;
  await underFreeName(
    sent.name,
    async () => namesOf(await marks()),
    async (name) => {
      // Each attempt has another id, since a short one may be taken as the name may be.
      worksheetId = proposed ?? newShortId("worksheet");
      const key = { ...owner(), worksheetId };
      const deed = { kind: "worksheet.created", subject: worksheetId } as const;
      const mark = { ...key, name, createdAt: at, updatedAt: at };
      const refused = await commit(
        createWriteTransaction(entities, ({ worksheet, mark: list, count, name: names, event }) => [
          count
            .update(owner())
            .add({ count: 1 })
            .where(({ count }, { notExists, lt }) => `${notExists(count)} OR ${lt(count, MOST_WORKSHEETS)}`)
            .commit(),
          names.create({ ...nameKey(name), worksheetId }).commit(),
          worksheet.create({ ...mark, data }).commit(),
          list.put(mark).commit(),
          event.create(Audit.eventOf(deed)).commit(),
        ]),
      );
      isThere = proposed !== undefined && refused.includes(2);
      if (isThere) return false;
      if (refused.includes(0)) throw new UserFacingError("conflict", sentences.tooMany);
      return refused.length > 0;
    },
  );
  return isThere ? update(worksheetId, { sent, data, was: undefined }) : worksheetId;
}

const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);

type Content = ReturnType<typeof contentOf>;
type Change = { sent: Content; was: Content | undefined; data: string };

async function update(worksheetId: string, change: Change): Promise<string> {
  const key = { ...owner(), worksheetId };
  const before = await find(worksheetId);
  if (!before) throw gone();
  refuseStale(before, change);
  const mark = { ...key, createdAt: before.createdAt, updatedAt: isoNow() };
  const { data, sent } = change;
  const others = async () => namesOf((await marks()).filter((mark) => mark.worksheetId !== worksheetId));
  let isPassed = false;
  await underFreeName(sent.name, others, async (name) => {
    const isNamedAnew = nameKey(name).name !== nameKey(before.name).name;
    const refused = await commit(
      createWriteTransaction(entities, ({ worksheet, mark: list, name: names, event }) => [
        worksheet
          .put({ ...mark, name, data, changes: (before.changes ?? 0) + 1 })
          // A worksheet that was deleted meanwhile stays deleted.
          .where((kept, is) => `${is.exists(kept.createdAt)} AND ${unchanged(before.changes)(kept, is)}`)
          .commit(),
        list.put({ ...mark, name }).commit(),
        event.create(Audit.eventOf({ kind: "worksheet.saved", subject: worksheetId })).commit(),
        ...(isNamedAnew
          ? [names.create({ ...nameKey(name), worksheetId }).commit(), names.delete(nameKey(before.name)).commit()]
          : []),
      ]),
    );
    isPassed = refused.includes(0);
    return refused.length > 0 && !isPassed;
  });
  // It was saved or deleted in between: this save begins from there.
  return isPassed ? update(worksheetId, change) : worksheetId;
}

const gone = () => new UserFacingError("missing", sentences.update);

/** Refuses a worksheet that was changed elsewhere. It is one thing: its fees add up to the costs of a loan. */
function refuseStale(item: WorksheetItem, { sent, was }: Change): void {
  const now = { name: item.name, data: JSON.parse(item.data) };
  const conflict = { refusal: sentences.stale, current: detailsOf(item) };
  saveOver({ was, sent, now, fields: worksheetFields, isWhole: true, ...conflict });
}

/** Deletes a worksheet for good. The loans that are linked to it keep their copies. @throws UserFacingError missing */
export async function remove(worksheetId: string): Promise<void> {
  const key = { ...owner(), worksheetId };
  const { data: known } = await WorksheetMarkEntity.get(key).go({ consistent: true });
  if (!known) throw new UserFacingError("missing", sentences.remove);
  const refused = await commit(
    createWriteTransaction(entities, ({ worksheet, mark, count, name, event }) => [
      worksheet
        .delete(key)
        .where(({ name }, { eq }) => eq(name, known.name))
        .commit(),
      mark.delete(key).commit(),
      count.update(owner()).subtract({ count: 1 }).commit(),
      name.delete(nameKey(known.name)).commit(),
      event.create(Audit.eventOf({ kind: "worksheet.deleted", subject: worksheetId })).commit(),
    ]),
  );
  // It was renamed or deleted in between: the name that is freed is the one that it has.
  if (refused.length > 0) return remove(worksheetId);
}
