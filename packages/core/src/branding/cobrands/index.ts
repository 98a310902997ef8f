/** Co-brands: the people with whom an officer appears on reports. */
import { createWriteTransaction, type EntityItem } from "electrodb";
import * as Files from "../../files/index";
import { CobrandPicture, type PictureAddress } from "../../files/schema";
import * as Audit from "../../people/audit/index";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { saveOver } from "../../platform/save-over";
import { commit, unchanged } from "../../platform/table/write";
import { entryOf } from "../pure/cobrand-entry";
import { CobrandCountEntity, CobrandEntity } from "./entity";
import { CobrandId } from "./id.schema";
import {
  type Cobrand,
  CobrandDraft,
  type CobrandEntry,
  CobrandInput,
  CobrandUpdate,
  MOST_COBRANDS,
  sentences,
} from "./schema";

/** Lists all of the officer's co-brands by name, since there are at most 50. */
export async function list(): Promise<CobrandEntry[]> {
  const { data } = await CobrandEntity.query.ofOwner(ownerKey()).go({ pages: "all", consistent: true });
  return data
    .map(toCobrand)
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(entryOf);
}

/** Reads an officer's co-brand. It is undefined when the co-brand was deleted, for a report may still name it. */
export async function ofOfficer(
  ownerId: string,
  cobrandId: string,
  { consistent = false } = {},
): Promise<Cobrand | undefined> {
  const { data } = await CobrandEntity.get({ ownerId, cobrandId }).go({ consistent });
  return data ? toCobrand(data) : undefined;
}

/**
 * Adds a co-brand. One that exists already takes what was sent last: most often the same, sent again because its answer was lost.
 * @throws UserFacingError conflict beyond 50
 */
export const create = action(CobrandDraft, async ({ cbID = newId("cobrand"), ...input }): Promise<CobrandEntry> => {
  const item: Item = { ...cobrandKey(cbID), ...input };
  const refused = await commit(
    createWriteTransaction(cobrandEntities, ({ cobrand, count, event }) => [
      cobrand.create(item).commit(),
      event.create(Audit.eventOf({ kind: "cobrand.created", subject: item.cobrandId })).commit(),
      count
        .update(ownerKey())
        .add({ count: 1 })
        .where(({ count }, { notExists, lt }) => `${notExists(count)} OR ${lt(count, MOST_COBRANDS)}`)
        .commit(),
    ]),
  );
  if (refused.includes(0)) return save({ cbID, ...input });
  if (refused.length > 0) throw new UserFacingError("conflict", sentences.tooMany);
  return entryOf(toCobrand(item));
});

/**
 * Saves what is typed of a co-brand; its headshot stays.
 * @throws UserFacingError missing; conflict, with the co-brand in `current`, where a field was changed elsewhere after it was read
 */
export const save = action(CobrandUpdate, (update) => saveCobrand(update));

async function saveCobrand({ cbID, was, ...sent }: CobrandUpdate): Promise<CobrandEntry> {
  const { data: item } = await CobrandEntity.get(cobrandKey(cbID)).go({ consistent: true });
  if (!item) throw noCobrand();
  const current = entryOf(toCobrand(item));
  const { shape: fields } = CobrandInput;
  const input = saveOver({ was, sent, now: item, fields, refusal: sentences.stale, current });
  const isWritten = await Audit.commitWithEvent(
    CobrandEntity,
    (cobrands) =>
      cobrands.patch(cobrandKey(cbID)).set(input).add({ changes: 1 }).where(unchanged(item.changes)).commit(),
    Audit.eventOf({ kind: "cobrand.saved", subject: cbID }),
  );
  // Another save came between the read and the write: this one begins from there.
  return isWritten ? entryOf(toCobrand({ ...item, ...input })) : saveCobrand({ cbID, was, ...sent });
}

const toCobrand = ({ ownerId: _, cobrandId: cbID, changes: _changes, ...rest }: Item): Cobrand => ({
  ...rest,
  cbID,
  headshot: rest.headshot ?? null,
});

/** Deletes a co-brand and its headshot. Reports that name it show none. @throws UserFacingError missing */
export const remove = action(CobrandId, async (cbID): Promise<void> => {
  const refused = await commit(
    createWriteTransaction(cobrandEntities, ({ cobrand, count, event }) => [
      cobrand
        .delete(cobrandKey(cbID))
        .where(({ name }, { exists }) => exists(name))
        .commit(),
      count.update(ownerKey()).subtract({ count: 1 }).commit(),
      event.create(Audit.eventOf({ kind: "cobrand.deleted", subject: cbID })).commit(),
    ]),
  );
  if (refused.length > 0) throw noCobrand();
  await Files.removeCobrandHeadshot(cbID);
});

/** Keeps an upload as the headshot of a co-brand, which may have been made just now, or removes the headshot. @throws UserFacingError missing */
export const setHeadshot = action(CobrandPicture, async ({ cbID, fullPath }): Promise<PictureAddress> => {
  if (!(await ofOfficer(person().userId, cbID, { consistent: true }))) throw noCobrand();
  return Files.setCobrandHeadshot({ cbID, fullPath }, async (headshot) => {
    const kind = `cobrand-headshot.${headshot === null ? "removed" : "changed"}` as const;
    const isThere = await Audit.commitWithEvent(
      CobrandEntity,
      (cobrands) => {
        const patch = cobrands.patch(cobrandKey(cbID));
        return (headshot === null ? patch.remove(["headshot"]) : patch.set({ headshot })).commit();
      },
      Audit.eventOf({ kind, subject: cbID }),
    );
    if (!isThere) throw noCobrand();
  });
});

type Item = EntityItem<typeof CobrandEntity>;
const cobrandEntities = { cobrand: CobrandEntity, count: CobrandCountEntity, event: Audit.AuditEntity };
const ownerKey = () => ({ ownerId: person().userId });
const cobrandKey = (cobrandId: string) => ({ ...ownerKey(), cobrandId });
const noCobrand = () => new UserFacingError("missing", sentences.missing);
