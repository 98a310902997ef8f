/** Ads of a corporation, which its officers see beside their work. Clients see none. */
import * as z from "zod/mini";
import * as Permissions from "../people/permissions/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { UserFacingError } from "../platform/errors";
import { newId } from "../platform/id";
import { conditionFailed } from "../platform/table/table";
import { AdEntity } from "./entity";
import { adsOf, noteAd } from "./own";
import { sentences } from "./pure/constants";
import { type Ad, AdEvent, AdPromoQuery, AdsQuery, NewAd, type OwnAd } from "./schema";

const toShown = ({ location: _at, isOn: _on, impressions: _seen, clicks: _pressed, ...said }: OwnAd): Ad => said;

/** The newest ad that is on at this place; none where the corporation shows no ads. */
export const at = action(AdPromoQuery, async ({ location }): Promise<Ad[]> => {
  const { corpId } = person();
  const [{ permissions }, ads] = await Promise.all([Permissions.corporation(corpId), adsOf(corpId)]);
  const shown = permissions.allowSiteBanners ? ads.find((ad) => ad.isOn && ad.location === location) : undefined;
  return shown ? [toShown(shown)] : [];
});

/** All ads of the corporation, the newest first. @throws UserFacingError missing for who does not decide for it */
export const list = action(AdsQuery, ({ corpID }): Promise<OwnAd[]> => adsOf(Permissions.inCharge(corpID)));

const MOST_ADS = 20;

/**
 * Makes an ad. One that is there already says what was sent last: most often the same, sent again because its answer was lost.
 * @throws UserFacingError missing for who does not decide for the corporation; conflict beyond 20 ads
 */
export const create = action(z.extend(AdsQuery, { ad: NewAd }), async ({ corpID, ad }): Promise<OwnAd> => {
  const ownerId = Permissions.inCharge(corpID);
  const { _id = newId("ad"), ...record } = ad;
  const before = await adsOf(ownerId);
  const sent = before.find((each) => each._id === _id);
  if (!sent && before.length >= MOST_ADS)
    throw new UserFacingError("conflict", `There are ${MOST_ADS} ads already. Delete one first.`);
  await AdEntity.upsert({ ownerId, adId: _id, record }).go();
  const made: OwnAd = { _id, ...record, impressions: sent?.impressions ?? 0, clicks: sent?.clicks ?? 0 };
  await noteAd(ownerId, sent ? "ad.saved" : "ad.created", made);
  return made;
});

const counts = { ad_widget_impression: "impressions", ad_widget_click: "clicks" } as const;

/** Counts that an ad was seen, or pressed, by somebody of its corporation. @throws UserFacingError missing */
export const note = action(AdEvent, async ({ event, ad_id: adId }): Promise<void> => {
  try {
    await AdEntity.patch({ ownerId: person().corpId, adId })
      .add({ [counts[event]]: 1 })
      .go();
  } catch (error) {
    if (conditionFailed(error)) throw new UserFacingError("missing", sentences.gone);
    throw error;
  }
});
