/** What changes a corporation's ads stands apart: whoever only sees them must not be given the bucket. */
import * as z from "zod/mini";
import * as BrandPictures from "../../files/brand/index";
import type { PictureAddress } from "../../files/schema";
import * as Permissions from "../../people/permissions/index";
import { action } from "../../platform/action";
import { UserFacingError } from "../../platform/errors";
import { conditionFailed } from "../../platform/table/table";
import { AdEntity } from "../entity";
import { adsOf, noteAd } from "../own";
import { sentences } from "../pure/constants";
import { AdId, AdInput, AdPicture, AdsQuery, type OwnAd } from "../schema";

const gone = () => new UserFacingError("missing", sentences.gone);

const At = z.extend(AdsQuery, { id: AdId });

/** Saves what an ad says and where it stands; what was counted stays. @throws UserFacingError missing */
export const update = action(z.extend(At, { ad: AdInput }), async ({ id, corpID, ad }): Promise<OwnAd> => {
  const ownerId = Permissions.inCharge(corpID);
  const before = await patched({ ownerId, adId: id }, ad);
  const saved: OwnAd = { _id: id, ...ad, impressions: before.impressions ?? 0, clicks: before.clicks ?? 0 };
  await noteAd(ownerId, "ad.saved", saved);
  await dropUnused(ownerId, before.record);
  return saved;
});

async function patched(key: { ownerId: string; adId: string }, record: AdInput) {
  try {
    const { data } = await AdEntity.patch(key).set({ record }).go({ response: "all_old" });
    return data;
  } catch (error) {
    if (conditionFailed(error)) throw gone();
    throw error;
  }
}

/** Deletes an ad and its pictures. @throws UserFacingError missing */
export const remove = action(At, async ({ id, corpID }): Promise<void> => {
  const ownerId = Permissions.inCharge(corpID);
  const { data } = await AdEntity.delete({ ownerId, adId: id }).go({ response: "all_old" });
  if (!data) throw gone();
  await noteAd(ownerId, "ad.deleted", { _id: id, header: data.record.header });
  await dropUnused(ownerId, data.record);
});

type Pictured = Pick<AdInput, "imgUrl" | "mobileImgUrl">;
const picturesOf = ({ imgUrl, mobileImgUrl }: Pictured) => [imgUrl, mobileImgUrl].filter((address) => address !== null);

/** Removes the pictures that this ad had and that no ad has any more. */
async function dropUnused(ownerId: string, before: Pictured): Promise<void> {
  const had = picturesOf(before);
  if (had.length === 0) return;
  const used = new Set((await adsOf(ownerId)).flatMap(picturesOf));
  await Promise.all(had.filter((each) => !used.has(each)).map((each) => BrandPictures.removeAdPicture(ownerId, each)));
}

/** Keeps an upload as a picture of the corporation's ads. @throws UserFacingError missing; invalid */
export const keepPicture = action(
  z.extend(AdsQuery, AdPicture.shape),
  ({ fullPath, corpID }): Promise<PictureAddress> =>
    BrandPictures.keepAdPicture(Permissions.inCharge(corpID), fullPath),
);
