/** What touches a co-brand's headshot stands apart: whoever only reads co-brands must not be given the bucket. */
import { createWriteTransaction } from "electrodb";
import * as BrandPictures from "../../../files/brand/index";
import { CobrandPicture, type PictureAddress } from "../../../files/schema";
import * as Audit from "../../../people/audit/index";
import { action } from "../../../platform/action";
import { person } from "../../../platform/actor";
import { commit } from "../../../platform/table/write";
import { changed, entities, keyOf, none, owner } from "../changed";
import { CobrandEntity } from "../entity";
import { CobrandId } from "../id.schema";
import * as Cobrands from "../index";

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
  if (!(await Cobrands.ofOfficer(person().userId, cbID))) throw none();
  const shown = await BrandPictures.setCobrandHeadshot({ cbID, fullPath });
  const { url } = shown;
  const patch = CobrandEntity.patch(keyOf(cbID));
  await changed(url === null ? patch.remove(["headshot"]) : patch.set({ headshot: url }));
  return shown;
});
