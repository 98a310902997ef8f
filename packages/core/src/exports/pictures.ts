import type { Brand } from "../branding/schema";
import { pictureKeys } from "../files/keys";
import { type KeptKey, readFile, type StoredFile } from "../platform/files";
import type { Owner } from "./printed";
import { picturePaths } from "./pure/picture-paths";

/** The pictures of a brand by the address under which the page asks for them. One that is not there is left out. */
export async function picturesOf({ hasHeadshot, logo, cobrand }: Brand, { ownerId, corpId }: Owner) {
  const wanted: [string, KeptKey][] = [
    ...(hasHeadshot ? [[picturePaths.headshot, pictureKeys.headshot(ownerId)] as [string, KeptKey]] : []),
    ...(logo === "user" ? [[picturePaths.userLogo, pictureKeys.logo(ownerId)] as [string, KeptKey]] : []),
    ...(logo === "corp" ? [[picturePaths.corpLogo, pictureKeys.corpLogo(corpId)] as [string, KeptKey]] : []),
    ...(cobrand?.hasHeadshot
      ? [[picturePaths.cobrand(cobrand.cbID), pictureKeys.cobrandHeadshot(ownerId, cobrand.cbID)] as [string, KeptKey]]
      : []),
  ];
  const found = await Promise.all(wanted.map(async ([path, key]) => [path, await readFile(key)] as const));
  return new Map(found.filter((entry): entry is [string, StoredFile] => entry[1] !== undefined));
}
