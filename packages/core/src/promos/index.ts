/** Ads of a corporation, which its officers see beside their work. Clients see none. */
import type { EntityItem } from "electrodb";
import * as z from "zod/mini";
import * as Files from "../files/index";
import type { PictureAddress } from "../files/schema";
import * as Audit from "../people/audit/index";
import * as Permissions from "../people/permissions/index";
import { action } from "../platform/action";
import { inCharge, person } from "../platform/actor";
import { UserFacingError } from "../platform/errors";
import { newId } from "../platform/id";
import { saveOver } from "../platform/save-over";
import { conditionFailed } from "../platform/table/table";
import { unchanged } from "../platform/table/write";
import { cardsOf } from "./cards/order";
import { AdEntity } from "./entity";
import { refuseNoPicture } from "./pictures";
import { sentences } from "./pure/constants";
import { type Ad, AdEvent, AdId, AdInput, AdPicture, AdPromoQuery, AdSave, AdsQuery, NewAd, OwnAd } from "./schema";

const toShown = ({ location: _at, isOn: _on, impressions: _seen, clicks: _pressed, ...said }: OwnAd): Ad => said;

/** Finds the newest ad that is on at this place; none where the corporation shows no ads. */
export const adAt = action(AdPromoQuery, async ({ location }): Promise<Ad[]> => {
  const { corpId } = person();
  const [{ permissions }, ads] = await Promise.all([Permissions.corporation(corpId), adsOf(corpId)]);
  const shown = permissions.allowSiteBanners ? ads.find((ad) => ad.isOn && ad.location === location) : undefined;
  return shown ? [toShown(shown)] : [];
});

/** Lists all ads of the corporation, the newest first. @throws UserFacingError missing for a person who does not decide for it */
export const list = action(AdsQuery, ({ corpID }): Promise<OwnAd[]> => adsOf(inCharge(corpID)));

const MOST_ADS = 20;
const counted = (ownerId: string) => ({ ownerId, what: "ads", most: MOST_ADS });

const CreateInput = z.extend(AdsQuery, { ad: NewAd });
/**
 * Makes an ad. One that exists already takes what was sent last: most often the same, sent again because its answer was lost.
 * @throws UserFacingError missing for a person who does not decide for the corporation; invalid for a picture that it does not have; conflict beyond 20 ads
 */
export const create = action(CreateInput, async ({ corpID, ad }): Promise<OwnAd> => {
  const ownerId = inCharge(corpID);
  const { _id = newId("ad"), ...record } = ad;
  await refuseNoPicture(ownerId, record);
  const made = await Audit.commitCounted(AdEntity, (ads) => ads.create({ ownerId, adId: _id, record }).commit(), {
    ...counted(ownerId),
    by: 1,
    event: adEvent(ownerId, "ad.created", { _id, header: record.header }),
  });
  if (made === "refused") return (await save({ ownerId, adId: _id }, record)).saved;
  if (made === "full") throw new UserFacingError("conflict", `There are already ${MOST_ADS} ads. Delete one first.`);
  return { _id, ...record, impressions: 0, clicks: 0 };
});

const counts = { ad_widget_impression: "impressions", ad_widget_click: "clicks" } as const;

/** Counts that an ad was seen, or pressed, by a member of its corporation. @throws UserFacingError missing */
export const countEvent = action(AdEvent, async ({ event, ad_id: adId }): Promise<void> => {
  try {
    await AdEntity.patch({ ownerId: person().corpId, adId })
      .add({ [counts[event]]: 1 })
      .go();
  } catch (error) {
    if (conditionFailed(error)) throw new UserFacingError("missing", sentences.gone);
    throw error;
  }
});

const adGone = () => new UserFacingError("missing", sentences.gone);

const AdPlaceInput = z.extend(AdsQuery, { id: AdId });

const UpdateInput = z.extend(AdPlaceInput, { ad: AdSave });
/**
 * Saves what an ad says and where it stands; what was counted stays.
 * @throws UserFacingError missing; invalid for a picture that the corporation does not have; conflict, with the ad in `current`, if it was changed elsewhere after it was read
 */
export const update = action(UpdateInput, async ({ id, corpID, ad }): Promise<OwnAd> => {
  const key = { ownerId: inCharge(corpID), adId: id };
  const { before, saved } = await save(key, ad);
  await dropUnused(key.ownerId, before.record);
  return saved;
});

type AdKey = { ownerId: string; adId: string };
type Saved = { before: AdItem; saved: OwnAd };

async function save(key: AdKey, { was, ...sent }: AdSave): Promise<Saved> {
  const before = await findAd(key);
  const { shape: fields } = AdInput;
  const current = toOwnAd(before);
  const record = saveOver({ was, sent, now: current, fields, isWhole: true, refusal: sentences.stale, current });
  await refuseNoPicture(key.ownerId, record, picturesOf(current));
  const isWritten = await Audit.commitWithEvent(
    AdEntity,
    (ads) => ads.patch(key).set({ record }).add({ changes: 1 }).where(unchanged(before.changes)).commit(),
    adEvent(key.ownerId, "ad.saved", { _id: key.adId, header: record.header }),
  );
  // Another save came between the read and the write: this one begins from there.
  return isWritten ? { before, saved: { ...current, ...record } } : save(key, { was, ...sent });
}

/** Reads an ad. @throws UserFacingError missing */
async function findAd(key: AdKey) {
  const { data } = await AdEntity.get(key).go({ consistent: true });
  if (!data) throw adGone();
  return data;
}

/** Deletes an ad and its pictures. @throws UserFacingError missing */
export const remove = action(AdPlaceInput, async ({ id, corpID }): Promise<void> => {
  const key = { ownerId: inCharge(corpID), adId: id };
  const { record } = await findAd(key);
  const event = adEvent(key.ownerId, "ad.deleted", { _id: id, header: record.header });
  const removal = { ...counted(key.ownerId), by: -1, event } as const;
  if ((await Audit.commitCounted(AdEntity, (ads) => ads.remove(key).commit(), removal)) !== "written") throw adGone();
  await dropUnused(key.ownerId, record);
});

type Pictured = Pick<AdInput, "imgUrl" | "mobileImgUrl">;
const picturesOf = ({ imgUrl, mobileImgUrl }: Pictured) => [imgUrl, mobileImgUrl].filter((address) => address !== null);

/** Removes the pictures that an ad had and that no ad has any more. */
async function dropUnused(ownerId: string, before: Pictured): Promise<void> {
  const had = picturesOf(before);
  if (had.length === 0) return;
  const used = new Set((await adsOf(ownerId)).flatMap(picturesOf));
  for (const { imgUrl } of await cardsOf(ownerId)) if (imgUrl) used.add(imgUrl);
  await Promise.all(had.filter((each) => !used.has(each)).map((each) => Files.removeAdPicture(ownerId, each)));
}

const KeepPictureInput = z.extend(AdsQuery, AdPicture.shape);
/** Keeps an upload as a picture of the corporation's ads. @throws UserFacingError missing; invalid */
export const keepPicture = action(
  KeepPictureInput,
  ({ fullPath, corpID }): Promise<PictureAddress> => Files.keepAdPicture(inCharge(corpID), fullPath),
);

/** Reads a corporation's ads, the newest first: at most 20. A field that joined the schema after an ad was saved has its default. */
export async function adsOf(ownerId: string): Promise<OwnAd[]> {
  const { data } = await AdEntity.query.byOwner({ ownerId }).go({ pages: "all", consistent: true, order: "desc" });
  return data.map(toOwnAd);
}

type AdItem = EntityItem<typeof AdEntity>;
const toOwnAd = ({ adId: _id, record, impressions = 0, clicks = 0 }: AdItem): OwnAd =>
  OwnAd.parse({ ...record, _id, impressions, clicks });

type Kind = "ad.created" | "ad.saved" | "ad.deleted";
/** Says in its corporation's trail what is done to an ad. */
const adEvent = (corpId: string, kind: Kind, { _id, header }: Pick<OwnAd, "_id" | "header">) =>
  Audit.eventOf({ kind, subject: _id, detail: { header } }, { userId: person().userId, corpId });
