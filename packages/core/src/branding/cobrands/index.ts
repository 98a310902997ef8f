/** The people with whom an officer appears on reports. */
import { createWriteTransaction } from "electrodb";
import * as Audit from "../../people/audit/index";
import { action } from "../../platform/action";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { commit } from "../../platform/table/write";
import { entryOf } from "../pure/cobrand-entry";
import { changed, entities, type Item, keyOf, owner } from "./changed";
import { CobrandEntity } from "./entity";
import { type Cobrand, CobrandDraft, type CobrandEntry, CobrandUpdate, MOST_COBRANDS, sentences } from "./schema";

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

/**
 * Adds one. One that is there already says what was sent last: most often the same, sent again because its answer was lost.
 * @throws UserFacingError conflict beyond 50
 */
export const create = action(CobrandDraft, async ({ cbID = newId("cobrand"), ...input }): Promise<CobrandEntry> => {
  const item: Item = { ...keyOf(cbID), ...input };
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
  if (refused.includes(0)) return save({ cbID, ...input });
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

const toCobrand = ({ ownerId: _, cobrandId: cbID, ...rest }: Item): Cobrand => ({
  ...rest,
  cbID,
  headshot: rest.headshot ?? null,
});
