/** The pictures that head what clients see, and those of ads. */
import * as Audit from "../../people/audit/index";
import * as Users from "../../people/users/index";
import type { User } from "../../people/users/schema";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { type KeptKey, removeFile } from "../../platform/files";
import { newId } from "../../platform/id";
import { kept, versionOf } from "../keys";
import { type BrandKind, BrandPicture, CobrandPicture, type PictureAddress } from "../schema";
import { keep } from "../uploads/index";

type Place = { kind: BrandKind; key: KeptKey; subject: string; address: string };

/** Keeps the upload there, or takes what is there away. @returns the address that shows it, which changes with it */
async function put(fullPath: string | null, { kind, key, subject, address }: Place): Promise<string | null> {
  const tag = fullPath === null ? undefined : await keep(fullPath, kind, key);
  if (tag === undefined) await removeFile(key);
  await Audit.append({ kind: tag ? `${kind}.changed` : `${kind}.removed`, subject });
  return tag === undefined ? null : `${address}v=${versionOf(tag)}`;
}

/** The officer's own face; the header says where it is. */
export const setHeadshot = action(BrandPicture, async ({ fullPath }): Promise<User> => {
  const { userId } = person();
  const place = { kind: "headshot", key: kept.headshot(userId), subject: userId } as const;
  return Users.setPicture(
    "headshot",
    await put(fullPath, { ...place, address: `/v1/user/headshot?userID=${userId}&` }),
  );
});

/** The officer's own logo; the header says where it is. @throws UserFacingError forbidden where the corporation's is everyone's */
export const setLogo = action(BrandPicture, async ({ fullPath }): Promise<User> => {
  const { userId } = person();
  await Users.refuseEnforcedLogo();
  const place = { kind: "logo", key: kept.logo(userId), subject: userId } as const;
  return Users.setPicture("logo", await put(fullPath, { ...place, address: "/v1/user/logo?" }));
});

/** The face of somebody with whom the officer appears; the co-brand says where it is. */
export const setCobrandHeadshot = action(CobrandPicture, async ({ cbID, fullPath }): Promise<PictureAddress> => {
  const place = { kind: "cobrand-headshot", key: kept.cobrandHeadshot(person().userId, cbID), subject: cbID } as const;
  return { url: await put(fullPath, { ...place, address: `/v1/user/cobrand-headshot?cbID=${cbID}&` }) };
});

/** The logo of a corporation, kept by who decides for it. @returns the address that shows it to the corporation's people */
export const keepCorpLogo = (corpId: string, fullPath: string | null): Promise<string | null> =>
  put(fullPath, { kind: "corp-logo", key: kept.corpLogo(corpId), subject: corpId, address: "/v1/corp/logo?" });

/** A picture of a corporation's ads, kept by who decides for it: any number, each at an address of its own. */
export async function keepAdPicture(corpId: string, fullPath: string): Promise<PictureAddress> {
  const pictureID = newId("adPicture");
  await keep(fullPath, "ad", kept.adPicture(corpId, pictureID));
  return { url: `/v1/promos/ad-picture?pictureID=${pictureID}` };
}

/** Takes away the picture that is shown at this address. */
export const removeAdPicture = (corpId: string, address: string): Promise<void> =>
  removeFile(kept.adPicture(corpId, address.slice(address.indexOf("=") + 1)));
