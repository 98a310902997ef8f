/** Pictures as they are shown. Of the table this reads a person's standing alone, so ElectroDB stays out of these functions. */
import { within } from "../../people/permissions/in-charge";
import { standing } from "../../people/users/standing";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import type { FileAnswer } from "../../platform/file.schema";
import { type KeptKey, readFile } from "../../platform/files";
import { kept, versionOf } from "../keys";
import { sentences } from "../pure/limits";
import { AdPictureQuery, CobrandHeadshotQuery, CorpLogoQuery, HeadshotQuery, ImageQuery, LogoQuery } from "../schema";

const FOR_EVER = 31_536_000;
const none = () => new UserFacingError("missing", sentences.noPicture);

/** @param version  the one that the address names: while it is the present one, its picture never changes */
async function shown(key: KeptKey, name: string, version: string | undefined): Promise<FileAnswer> {
  const file = await readFile(key);
  if (!file) throw none();
  const keptFor = version === versionOf(file.tag) ? FOR_EVER : 0;
  return { ...file, name: `${name}.${file.type === "image/png" ? "png" : "jpg"}`, keptFor };
}

export const headshot = action(HeadshotQuery, async ({ userID, v }) =>
  shown(kept.headshot(await visible(userID)), "headshot", v),
);

export const logo = action(LogoQuery, ({ v }) => shown(kept.logo(person().userId), "logo", v));

/** Of the person's corporation, or of any for staff. */
export const corpLogo = action(CorpLogoQuery, ({ corpID, v }) => shown(kept.corpLogo(within(corpID)), "logo", v));

export const cobrandHeadshot = action(CobrandHeadshotQuery, ({ cbID, v }) =>
  shown(kept.cobrandHeadshot(person().userId, cbID), "headshot", v),
);

/** A picture that was uploaded for a report. It never changes: another has another id. */
export const image = action(ImageQuery, async ({ imageID }) => ({
  ...(await shown(kept.image(person().userId, imageID), "picture", undefined)),
  keptFor: FOR_EVER,
}));

/** A picture of an ad of the person's corporation, or for staff of any. It never changes: another has another id. */
export const adPicture = action(AdPictureQuery, async ({ pictureID, corpID }) => ({
  ...(await shown(kept.adPicture(within(corpID), pictureID), "picture", undefined)),
  keptFor: FOR_EVER,
}));

/** Whose headshot is asked for. An admin sees those of the corporation; anyone else's is as one that never was. */
async function visible(userID: string | undefined): Promise<string> {
  const { userId, corpId, roles } = person();
  if (userID === undefined || userID === userId) return userId;
  const other = await standing(userID);
  if (other?.corpId !== corpId || !roles.includes("admin")) throw none();
  return userID;
}
