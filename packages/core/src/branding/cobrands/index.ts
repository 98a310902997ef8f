/** The people with whom an officer appears on reports. */
export * as Cobrands from "./index";

import { createWriteTransaction, type EntityItem } from "electrodb";
import { Audit } from "../../audit/index";
import { BrandPictures } from "../../files/brand/index";
import { CobrandPicture, type PictureAddress } from "../../files/schema";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { conditionFailed } from "../../platform/table";
import { commit } from "../../platform/write";
import { CobrandCountEntity, CobrandEntity } from "./entity";
import { CobrandId } from "./id.schema";
import {
  type Cobrand,
  type CobrandEntry,
  CobrandInput,
  CobrandUpdate,
  entryOf,
  MOST_COBRANDS,
  sentences,
} from "./schema";

type Item = EntityItem<typeof CobrandEntity>;
const entities = { cobrand: CobrandEntity, count: CobrandCountEntity };
const owner = () => ({ ownerId: person().userId });
const keyOf = (cobrandId: string) => ({ ...owner(), cobrandId });
const none = () => new UserFacingError("missing", sentences.missing);

/** All of them by name, since there are at most 50. */
export async function list(): Promise<CobrandEntry[]> {
  const { data } = await CobrandEntity.query.ofOwner(owner()).go({ pages: "all", consistent: true });
  return data
    .map(toCobrand)
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(entryOf);
}

/** An officer's co-brand, or undefined when it was deleted: a report may still name it. */
export async function ofOfficer(ownerId: string, cobrandId: string): Promise<Cobrand | undefined> {
  const { data } = await CobrandEntity.get({ ownerId, cobrandId }).go();
  return data ? toCobrand(data) : undefined;
}

/** @throws UserFacingError conflict beyond 50 */
export const create = action(CobrandInput, async (input): Promise<CobrandEntry> => {
  const item: Item = { ...keyOf(newId("cobrand")), ...input };
  const refused = await commit(
    createWriteTransaction(entities, ({ cobrand, count }) => [
      cobrand.create(item).commit(),
      count
        .update(owner())
        .add({ count: 1 })
        .where(({ count }, { notExists, lt }) => `${notExists(count)} OR ${lt(count, MOST_COBRANDS)}`)
        .commit(),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("conflict", sentences.tooMany);
  await Audit.append({ kind: "cobrand.created", subject: item.cobrandId });
  return entryOf(toCobrand(item));
});

/** Saves what is typed of a co-brand; its headshot stays. @throws UserFacingError missing */
export const save = action(CobrandUpdate, async ({ cbID, ...input }): Promise<CobrandEntry> => {
  const item = await changed(CobrandEntity.patch(keyOf(cbID)).set(input));
  await Audit.append({ kind: "cobrand.saved", subject: cbID });
  return entryOf(toCobrand(item));
});

/** Deletes a co-brand and its headshot. Reports that name it show none. @throws UserFacingError missing */
export const remove = action(CobrandId, async (cbID): Promise<void> => {
  const refused = await commit(
    createWriteTransaction(entities, ({ cobrand, count }) => [
      cobrand
        .delete(keyOf(cbID))
        .where(({ name }, { exists }) => exists(name))
        .commit(),
      count.update(owner()).subtract({ count: 1 }).commit(),
    ]),
  );
  if (refused.length > 0) throw none();
  await BrandPictures.setCobrandHeadshot({ cbID, fullPath: null });
  await Audit.append({ kind: "cobrand.deleted", subject: cbID });
});

/** Keeps an upload as the headshot, or takes it away. @throws UserFacingError missing */
export const setHeadshot = action(CobrandPicture, async ({ cbID, fullPath }): Promise<PictureAddress> => {
  if (!(await ofOfficer(person().userId, cbID))) throw none();
  const shown = await BrandPictures.setCobrandHeadshot({ cbID, fullPath });
  const { url } = shown;
  const patch = CobrandEntity.patch(keyOf(cbID));
  await changed(url === null ? patch.remove(["headshot"]) : patch.set({ headshot: url }));
  return shown;
});

/** @throws UserFacingError missing when it was deleted meanwhile: a patch makes no record */
async function changed(patch: { go: (options: { response: "all_new" }) => Promise<{ data: Item }> }): Promise<Item> {
  try {
    return (await patch.go({ response: "all_new" })).data;
  } catch (error) {
    throw conditionFailed(error) ? none() : error;
  }
}

const toCobrand = ({ ownerId: _, cobrandId: cbID, ...rest }: Item): Cobrand => ({
  ...rest,
  cbID,
  headshot: rest.headshot ?? null,
});
