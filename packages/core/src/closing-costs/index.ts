/** Closing cost worksheets: templates of fees that an officer fills once and links to many loans, each of which keeps a copy. */
import { feeCategories } from "@highway/engine/costs/usual-fees";
import { freeName } from "@highway/engine/costs/worksheet-name";
import { createWriteTransaction } from "electrodb";
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { isoNow } from "../platform/clock";
import { UserFacingError } from "../platform/errors";
import { newId } from "../platform/id";
import { commit } from "../platform/table/write";
import { WorksheetCountEntity, WorksheetEntity, WorksheetMarkEntity } from "./entity";
import {
  MOST_BYTES,
  MOST_WORKSHEETS,
  SaveWorksheet,
  sentences,
  type WorksheetDetails,
  type WorksheetEntry,
  type WorksheetInput,
} from "./schema";

const entities = { worksheet: WorksheetEntity, mark: WorksheetMarkEntity, count: WorksheetCountEntity };
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
  const { data } = await WorksheetEntity.get({ ...owner(), worksheetId }).go({ consistent: true });
  if (!data) throw new UserFacingError("missing", sentences.details);
  const { name, createdAt: created } = data;
  return { ccData: JSON.stringify({ name, created, data: JSON.parse(data.data) }) };
}

/** Writes the fees as they are kept: every category, even one without a fee. */
function textOf({ data }: WorksheetInput): string {
  const text = JSON.stringify(Object.fromEntries(feeCategories.map((category) => [category, data[category] ?? []])));
  if (Buffer.byteLength(text) > MOST_BYTES) throw new UserFacingError("tooLarge", sentences.tooLarge);
  return text;
}

/**
 * Saves a worksheet: a new one without `ccID`. If another of the officer's worksheets has the name, a number is added to it. Loans that were linked
 * before keep their copies. The last save wins, for a worksheet is one person's template.
 * @returns its id
 * @throws UserFacingError missing; tooLarge beyond 32 KB; conflict beyond 100 worksheets
 */
export const save = action(SaveWorksheet, ({ ccID, ccData }): Promise<string> => {
  const data = textOf(ccData);
  return ccID ? update(ccID, ccData.name, data) : create(ccData.name, data);
});

async function create(wanted: string, data: string): Promise<string> {
  const key = { ...owner(), worksheetId: newId("worksheet") };
  const taken = (await marks()).map(({ name }) => name);
  const at = isoNow();
  const mark = { ...key, name: freeName(wanted, taken), createdAt: at, updatedAt: at };
  const refused = await commit(
    createWriteTransaction(entities, ({ worksheet, mark: list, count }) => [
      worksheet.put({ ...mark, data }).commit(),
      list.put(mark).commit(),
      count
        .update(owner())
        .add({ count: 1 })
        .where(({ count }, { notExists, lt }) => `${notExists(count)} OR ${lt(count, MOST_WORKSHEETS)}`)
        .commit(),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("conflict", sentences.tooMany);
  await Audit.append({ kind: "worksheet.created", subject: key.worksheetId });
  return key.worksheetId;
}

async function update(worksheetId: string, wanted: string, data: string): Promise<string> {
  const key = { ...owner(), worksheetId };
  const all = await marks();
  const before = all.find((mark) => mark.worksheetId === worksheetId);
  if (!before) throw new UserFacingError("missing", sentences.update);
  const taken = all.filter((mark) => mark !== before).map(({ name }) => name);
  const mark = { ...key, name: freeName(wanted, taken), createdAt: before.createdAt, updatedAt: isoNow() };
  const refused = await commit(
    createWriteTransaction(entities, ({ worksheet, mark: list }) => [
      worksheet
        .put({ ...mark, data })
        // A worksheet that was deleted meanwhile stays deleted.
        .where(({ createdAt }, { exists }) => exists(createdAt))
        .commit(),
      list.put(mark).commit(),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("missing", sentences.update);
  await Audit.append({ kind: "worksheet.saved", subject: worksheetId });
  return worksheetId;
}

/** Deletes a worksheet for good. The loans that are linked to it keep their copies. @throws UserFacingError missing */
export async function remove(worksheetId: string): Promise<void> {
  const key = { ...owner(), worksheetId };
  const refused = await commit(
    createWriteTransaction(entities, ({ worksheet, mark, count }) => [
      worksheet
        .delete(key)
        .where(({ createdAt }, { exists }) => exists(createdAt))
        .commit(),
      mark.delete(key).commit(),
      count.update(owner()).subtract({ count: 1 }).commit(),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("missing", sentences.remove);
  await Audit.append({ kind: "worksheet.deleted", subject: worksheetId });
}
