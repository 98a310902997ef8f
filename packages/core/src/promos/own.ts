import * as Permissions from "../people/permissions/index";
import { AdEntity } from "./entity";
import { OwnAd } from "./schema";

/** A corporation's ads, the newest first: at most 20. What was added to the schema since one was saved has its default. */
export async function adsOf(ownerId: string): Promise<OwnAd[]> {
  const { data } = await AdEntity.query.byOwner({ ownerId }).go({ pages: "all", consistent: true, order: "desc" });
  return data.map(({ adId: _id, record, impressions = 0, clicks = 0 }) =>
    OwnAd.parse({ ...record, _id, impressions, clicks }),
  );
}

type Kind = "ad.created" | "ad.saved" | "ad.deleted";
/** Writes what was done to an ad into its corporation's trail. */
export const noteAd = (corpId: string, kind: Kind, { _id, header }: Pick<OwnAd, "_id" | "header">) =>
  Permissions.noteFor(corpId, kind, { header }, _id);
