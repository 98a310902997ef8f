import { createHash } from "node:crypto";
import * as Users from "../../people/users/index";
import { action } from "../../platform/action";
import { env } from "../../platform/declare/env";
import { UserFacingError } from "../../platform/errors";
import type { FileAnswer } from "../../platform/file.schema";
import { sentences } from "../pure/limits";
import { ProxyQuery } from "../schema";
import { NoRemotePicture, remotePicture } from "./remote-picture";

const DAY = 86_400;
/** The hosts that the stage names, and those of the person's own profile: their website, with "www." before it and without. */
async function hosts(): Promise<string[]> {
  const { header } = await Users.current();
  const own = URL.parse(header.website)?.hostname.replace(/^www\./, "");
  const named = env("PICTURE_HOSTS").split(",");
  return [...named.map((host) => host.trim().toLowerCase()), ...(own ? [own, `www.${own}`] : [])];
}

/**
 * Answers a picture of another site at our own address. Whatever kept the picture from coming is told in one sentence, because the words of a failure
 * would say what can be reached from here.
 */
export const fetchPicture = action(ProxyQuery, async ({ imageUrl }): Promise<FileAnswer> => {
  try {
    const { bytes, type } = await remotePicture(imageUrl, await hosts());
    const tag = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    return { bytes, type, tag, name: `picture.${type.slice("image/".length)}`, keptFor: DAY };
  } catch (error) {
    if (!(error instanceof NoRemotePicture)) throw error;
    throw new UserFacingError("invalid", sentences.address, { fields: { imageUrl: sentences.address } });
  }
});
