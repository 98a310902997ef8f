/** Pictures stand apart from what a share session reads of the table: whoever loads the report must not be given the bucket. */
import type { Brand } from "../../branding/schema";
import { kept } from "../../files/keys";
import { viewer } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import type { FileAnswer } from "../../platform/file.schema";
import { type KeptKey, readFile } from "../../platform/files";
import * as SharedReports from "./index";
import { type PictureKind, sentences } from "./schema";

/** For so long the browser shows a picture without asking again. */
const PICTURE_SECONDS = 300;

const noPicture = () => new UserFacingError("missing", sentences.noPicture);

/** A picture of the brand, as far as the brand shows it. */
export async function picture(kind: PictureKind): Promise<FileAnswer> {
  const key = keyOf(kind, await SharedReports.brand());
  const file = key && (await readFile(key));
  if (!file) throw noPicture();
  return { ...file, name: `${kind}.${file.type === "image/png" ? "png" : "jpg"}`, keptFor: PICTURE_SECONDS };
}

function keyOf(kind: PictureKind, { hasHeadshot, logo, cobrand }: Brand): KeptKey | undefined {
  const { ownerId, corpId } = viewer();
  if (kind === "headshot") return hasHeadshot ? kept.headshot(ownerId) : undefined;
  if (kind === "cobrand") return cobrand?.hasHeadshot ? kept.cobrandHeadshot(ownerId, cobrand.cbID) : undefined;
  if (logo === null) return undefined;
  return logo === "user" ? kept.logo(ownerId) : kept.corpLogo(corpId);
}
