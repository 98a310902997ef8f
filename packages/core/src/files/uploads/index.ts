import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import { type KeptKey, keepFile, readFile, removeFile, signedPut } from "../../platform/files";
import { newId } from "../../platform/id";
import { incoming, kept } from "../keys";
import { withoutMetadata } from "../metadata";
import { pictureOf, refusalOf } from "../picture";
import { sentences } from "../pure/limits";
import { type BrandKind, type PictureAddress, PictureForm, type SignedUrl, SignedUrlQuery } from "../schema";

/** Where the browser may PUT one file of this type and size. It lies in quarantine, out of everyone's sight, until it is kept. */
export const sign = action(SignedUrlQuery, async ({ path, type, size }): Promise<SignedUrl> => {
  const kind = path.slice(0, path.indexOf("/")) as BrandKind;
  const fullPath = incoming(kind);
  return { fullPath, signedUrl: await signedPut(fullPath, { type, size }) };
});

/**
 * Keeps an upload of the signed-in person, once its bytes are what they were said to be: those that were checked, without what a camera
 * wrote beside them, whatever the signed address brings meanwhile. Of the path its last part alone is used: whoever names another's
 * upload looks for it among their own.
 * @returns its tag
 * @throws UserFacingError missing when there is none; invalid when it is no picture that is taken, which is deleted
 */
export async function keep(fullPath: string, kind: BrandKind, to: KeptKey): Promise<string> {
  const from = incoming(kind, fullPath.slice(fullPath.lastIndexOf("/") + 1));
  const file = await readFile(from);
  if (!file) throw new UserFacingError("missing", sentences.noUpload);
  const refusal = refusalOf(file.bytes, file.type);
  const tag = refusal ? "" : await keepFile(to, bare(file.bytes));
  // What is left when this fails expires in a day.
  await removeFile(from);
  if (refusal) throw new UserFacingError("invalid", refusal, { fields: { fullPath: refusal } });
  return tag;
}

/** A picture that was found to be one, as it is kept. */
function bare(bytes: Uint8Array) {
  const { type } = pictureOf(bytes)!;
  return { bytes: withoutMetadata(bytes, type), type };
}

/** Keeps a picture that a form brought (for a report, a home, a message), without what a camera wrote beside it. @returns where it is shown */
export const keepImage = action(PictureForm, async ({ file, type }): Promise<PictureAddress> => {
  const refusal = refusalOf(file.bytes, type);
  if (refusal) throw new UserFacingError("invalid", refusal, { fields: { file: refusal } });
  const imageID = newId("file");
  await keepFile(kept.image(person().userId, imageID), bare(file.bytes));
  return { url: `/v1/user/image?imageID=${imageID}` };
});
