import { person } from "../platform/actor";
import type { IncomingKey, KeptKey } from "../platform/files";
import { newId } from "../platform/id";
import type { BrandKind } from "./schema";

/** Names the place where a file of the signed-in person waits until it is checked. The name that the officer gave it plays no part. */
export const incomingKey = (kind: BrandKind, id: string = newId("file")): IncomingKey =>
  `incoming/${person().userId}/${kind}/${id}`;

/** Names the places of pictures: a person has one of each kind, a co-brand has a headshot, and reports and ads have any number. */
export const pictureKeys = {
  headshot: (userId: string): KeptKey => `kept/${userId}/headshot`,
  logo: (userId: string): KeptKey => `kept/${userId}/logo`,
  corpLogo: (corpId: string): KeptKey => `kept/${corpId}/logo`,
  cobrandHeadshot: (userId: string, cbID: string): KeptKey => `kept/${userId}/cobrand-headshot/${cbID}`,
  adPicture: (corpId: string, pictureID: string): KeptKey => `kept/${corpId}/ad/${pictureID}`,
  image: (userId: string, imageID: string): KeptKey => `kept/${userId}/image/${imageID}`,
} as const;

/** Makes the version that an address names, from the tag of the file. */
export const versionOf = (tag: string) => tag.slice(0, 12);
