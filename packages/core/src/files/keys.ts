import { person } from "../platform/actor";
import type { IncomingKey, KeptKey } from "../platform/files";
import { newId } from "../platform/id";
import type { BrandKind } from "./schema";

/** Where a file of the signed-in person waits until it is checked. The name that the officer gave it plays no part. */
export const incomingKey = (kind: BrandKind, id: string = newId("file")): IncomingKey =>
  `incoming/${person().userId}/${kind}/${id}`;

/** Where a picture is: a person's one of each kind, a headshot for each co-brand, and any number for reports and for ads. */
export const pictureKeys = {
  headshot: (userId: string): KeptKey => `kept/${userId}/headshot`,
  logo: (userId: string): KeptKey => `kept/${userId}/logo`,
  corpLogo: (corpId: string): KeptKey => `kept/${corpId}/logo`,
  cobrandHeadshot: (userId: string, cbID: string): KeptKey => `kept/${userId}/cobrand-headshot/${cbID}`,
  adPicture: (corpId: string, pictureID: string): KeptKey => `kept/${corpId}/ad/${pictureID}`,
  image: (userId: string, imageID: string): KeptKey => `kept/${userId}/image/${imageID}`,
} as const;

/** What an address says of the version that it leads to. */
export const versionOf = (tag: string) => tag.slice(0, 12);
