import { createHash } from "node:crypto";
import { action } from "../../platform/action";
import { env } from "../../platform/declare/env";
import { UserFacingError } from "../../platform/errors";
import type { FileAnswer } from "../../platform/file.schema";
import { sentences } from "../pure/limits";
import { ProxyQuery } from "../schema";
import { NoRemotePicture, remotePicture } from "./remote-picture";

const DAY = 86_400;
const hosts = () =>
  env("PICTURE_HOSTS")
    .split(",")
    .map((host) => host.trim().toLowerCase());

/**
 * Answers a picture of another site at our own address. Whatever kept the picture from coming is told in one sentence, because the words of a failure
 * would say what can be reached from here.
 */
export const fetchPicture = action(ProxyQuery, async ({ imageUrl }): Promise<FileAnswer> => {
  try {
    const { bytes, type } = await remotePicture(imageUrl, hosts());
    const tag = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    return { bytes, type, tag, name: `picture.${type.slice("image/".length)}`, keptFor: DAY };
  } catch (error) {
    if (!(error instanceof NoRemotePicture)) throw error;
    throw new UserFacingError("invalid", sentences.address, { fields: { imageUrl: sentences.address } });
  }
});
