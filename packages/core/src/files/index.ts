/** Pictures of people, corporations, reports and ads: how they are uploaded, where they are kept, how they are shown. */

import type * as z from "zod/mini";
import * as Users from "../people/users/index";
import type { User } from "../people/users/schema";
import * as Settings from "../people/users/settings/index";
import { action } from "../platform/action";
import { person, within } from "../platform/actor";
import { UserFacingError } from "../platform/errors";
import type { FileAnswer } from "../platform/file.schema";
import { hasFile, type KeptKey, keepFile, readFile, removeFile, signedPut } from "../platform/files";
import { newId } from "../platform/id";
import { incomingKey, pictureKeys, versionOf } from "./keys";
import { withoutMetadata } from "./metadata";
import { pictureOf, refusalOf } from "./picture";
import { imageAddress } from "./pure/image-address";
import { MOST_BYTES, sentences } from "./pure/limits";
import {
  AdPictureQuery,
  type BrandKind,
  BrandPicture,
  CobrandHeadshotQuery,
  type CobrandPicture,
  CorpLogoQuery,
  HeadshotQuery,
  ImageQuery,
  LogoQuery,
  type PictureAddress,
  PictureForm,
  type SignedUrl,
  SignedUrlQuery,
  typeOf,
} from "./schema";

/** Signs an address to which the browser may PUT one file of this type, and of this size where one is given. The file lies in quarantine, out of everyone's sight, until it is kept. */
export const signUpload = action(SignedUrlQuery, async ({ path, type, size }): Promise<SignedUrl> => {
  const kind = path.slice(0, path.indexOf("/")) as BrandKind;
  const fullPath = incomingKey(kind);
  return { fullPath, signedUrl: await signedPut(fullPath, { type: type ?? typeOf(path)!, size }) };
});

/**
 * Keeps an upload of the signed-in person, once its bytes are what they were said to be. The bytes that were checked are kept, without what a
 * camera wrote beside them, whatever the signed address brings meanwhile. Only the last part of the path is used, so a person who names
 * another's upload looks for it among their own.
 * @returns its tag
 * @throws UserFacingError missing when there is none; invalid when it is no picture that is taken, which is deleted
 */
async function keepUpload(fullPath: string, kind: BrandKind, to: KeptKey): Promise<string> {
  const from = incomingKey(kind, fullPath.slice(fullPath.lastIndexOf("/") + 1));
  const file = await readFile(from, { atMost: MOST_BYTES });
  if (!file) throw new UserFacingError("missing", sentences.noUpload);
  const refusal = file.isTooLarge ? sentences.size : refusalOf(file.bytes, file.type);
  const tag = refusal ? "" : await keepFile(to, withoutCameraData(file.bytes));
  // If this call fails, what is left expires in a day.
  await removeFile(from);
  if (refusal) throw new UserFacingError("invalid", refusal, { fields: { fullPath: refusal } });
  return tag;
}

/** The bytes of a checked picture, without what a camera wrote beside them. */
function withoutCameraData(bytes: Uint8Array) {
  const { type } = pictureOf(bytes)!;
  return { bytes: withoutMetadata(bytes, type), type };
}

/** Keeps a picture that a form brought (for a report, a home, a message), without what a camera wrote beside it. @returns where it is shown */
export const keepImage = action(PictureForm, async ({ file, type }): Promise<PictureAddress> => {
  const refusal = refusalOf(file.bytes, type);
  if (refusal) throw new UserFacingError("invalid", refusal, { fields: { file: refusal } });
  const imageID = newId("file");
  await keepFile(pictureKeys.image(person().userId, imageID), withoutCameraData(file.bytes));
  return { url: imageAddress(imageID) };
});

/** Keeps an upload as a picture of a home, for the signed-in person. @returns its id */
export async function keepHomePicture(fullPath: string): Promise<string> {
  const imageID = newId("file");
  await keepUpload(fullPath, "home", pictureKeys.image(person().userId, imageID));
  return imageID;
}

/** Keeps a picture that was made for the signed-in person. @returns its id; undefined for bytes that are no picture that is taken */
export async function keepMadePicture(bytes: Uint8Array): Promise<string | undefined> {
  if (refusalOf(bytes, "image/*")) return undefined;
  const imageID = newId("file");
  await keepFile(pictureKeys.image(person().userId, imageID), withoutCameraData(bytes));
  return imageID;
}

/** Deletes a picture that was kept for a report. */
export const removeImage = (ownerId: string, imageID: string): Promise<void> =>
  removeFile(pictureKeys.image(ownerId, imageID));

type PicturePlace = { kind: BrandKind; key: KeptKey; address: string };

/**
 * Keeps an upload as the picture at a place, or removes the picture that is there. The record that shows it is written in between, with what the trail
 * says of it: after the file is kept, and before it is removed, so that no record leads to nothing.
 * @param show  writes the address that shows the picture, which changes with it, into the record; null shows none
 */
async function replacePicture<R>(
  fullPath: string | null,
  { kind, key, address }: PicturePlace,
  show: (address: string | null) => Promise<R>,
): Promise<R> {
  if (fullPath !== null) return show(`${address}v=${versionOf(await keepUpload(fullPath, kind, key))}`);
  const shown = await show(null);
  await removeFile(key);
  return shown;
}

/** Sets or removes the officer's own headshot; the header says where it is. */
export const setHeadshot = action(BrandPicture, async ({ fullPath }): Promise<User> => {
  const { userId } = person();
  const address = `/v1/user/headshot?userID=${userId}&`;
  const place = { kind: "headshot", key: pictureKeys.headshot(userId), address } as const;
  return replacePicture(fullPath, place, (shown) => Settings.setPicture("headshot", shown));
});

/** Sets or removes the officer's own logo; the header says where it is. @throws UserFacingError forbidden where the corporation's is everyone's */
export const setLogo = action(BrandPicture, async ({ fullPath }): Promise<User> => {
  const { userId } = person();
  await Settings.refuseEnforcedLogo();
  const place = { kind: "logo", key: pictureKeys.logo(userId), address: "/v1/user/logo?" } as const;
  return replacePicture(fullPath, place, (shown) => Settings.setPicture("logo", shown));
});

/** Sets or removes the headshot of a co-brand of the signed-in person. @param show  writes the address that shows it into the co-brand */
export function setCobrandHeadshot(
  { cbID, fullPath }: z.output<typeof CobrandPicture>,
  show: (address: string | null) => Promise<unknown>,
): Promise<PictureAddress> {
  const key = pictureKeys.cobrandHeadshot(person().userId, cbID);
  const place = { kind: "cobrand-headshot", key, address: `/v1/user/cobrand-headshot?cbID=${cbID}&` } as const;
  return replacePicture(fullPath, place, async (url) => {
    await show(url);
    return { url };
  });
}

/** Removes the headshot of a co-brand of the signed-in person that was deleted. */
export const removeCobrandHeadshot = (cbID: string): Promise<void> =>
  removeFile(pictureKeys.cobrandHeadshot(person().userId, cbID));

/** Keeps or removes the logo of a corporation, for a person who decides for it. @param show  writes the address that shows it to the corporation's people */
export const setCorpLogo = <R>(
  corpId: string,
  fullPath: string | null,
  show: (address: string | null) => Promise<R>,
): Promise<R> =>
  replacePicture(fullPath, { kind: "corp-logo", key: pictureKeys.corpLogo(corpId), address: "/v1/corp/logo?" }, show);

/** Keeps a picture of a corporation's ads, for a person who decides for it: there may be any number, each at an address of its own. */
export async function keepAdPicture(corpId: string, fullPath: string): Promise<PictureAddress> {
  const pictureID = newId("adPicture");
  await keepUpload(fullPath, "ad", pictureKeys.adPicture(corpId, pictureID));
  return { url: `/v1/promos/ad-picture?pictureID=${pictureID}` };
}

const idOfAdPicture = (address: string) => address.slice(address.indexOf("=") + 1);

/** Tells whether the corporation has the picture of ads that is shown at this address. */
export const hasAdPicture = (corpId: string, address: string): Promise<boolean> =>
  hasFile(pictureKeys.adPicture(corpId, idOfAdPicture(address)));

/** Removes the ad's picture that is shown at this address. */
export const removeAdPicture = (corpId: string, address: string): Promise<void> =>
  removeFile(pictureKeys.adPicture(corpId, idOfAdPicture(address)));

const FOR_EVER = 31_536_000;
const noPicture = () => new UserFacingError("missing", sentences.noPicture);

/** Answers a picture. @param version  the version that the address names: while it is the present one, the picture may be kept for ever */
async function pictureAnswer(key: KeptKey, name: string, version: string | undefined): Promise<FileAnswer> {
  const file = await readFile(key);
  if (!file) throw noPicture();
  const keptFor = version === versionOf(file.tag) ? FOR_EVER : 0;
  return { ...file, name: `${name}.${file.type === "image/png" ? "png" : "jpg"}`, keptFor };
}

export const headshot = action(HeadshotQuery, async ({ userID, v }) =>
  pictureAnswer(pictureKeys.headshot(await visiblePerson(userID)), "headshot", v),
);

export const logo = action(LogoQuery, ({ v }) => pictureAnswer(pictureKeys.logo(person().userId), "logo", v));

/** The logo of the person's corporation, or for staff of any corporation. */
export const corpLogo = action(CorpLogoQuery, ({ corpID, v }) =>
  pictureAnswer(pictureKeys.corpLogo(within(corpID)), "logo", v),
);

export const cobrandHeadshot = action(CobrandHeadshotQuery, ({ cbID, v }) =>
  pictureAnswer(pictureKeys.cobrandHeadshot(person().userId, cbID), "headshot", v),
);

/** A picture that was uploaded for a report. It never changes: another picture has another id. */
export const image = action(ImageQuery, async ({ imageID }) => ({
  ...(await pictureAnswer(pictureKeys.image(person().userId, imageID), "picture", undefined)),
  keptFor: FOR_EVER,
}));

/** A picture of an ad of the person's corporation, or for staff of any. It never changes: another picture has another id. */
export const adPicture = action(AdPictureQuery, async ({ pictureID, corpID }) => ({
  ...(await pictureAnswer(pictureKeys.adPicture(within(corpID), pictureID), "picture", undefined)),
  keptFor: FOR_EVER,
}));

/** The person whose headshot may be shown. An admin sees those of the corporation; any other person's headshot is answered as one that never was. */
async function visiblePerson(userID: string | undefined): Promise<string> {
  const { userId, corpId, roles } = person();
  if (userID === undefined || userID === userId) return userId;
  const other = await Users.standingOf(userID);
  if (other?.corpId !== corpId || !roles.includes("admin")) throw noPicture();
  return userID;
}
