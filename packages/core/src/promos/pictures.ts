/** The pictures of ads and cards, which a corporation brings before it shows them. */
import * as Files from "../files/index";
import { UserFacingError } from "../platform/errors";
import { sentences } from "./pure/constants";

type Pictured = { imgUrl: string | null; mobileImgUrl?: string | null };

/**
 * Refuses a picture that the corporation does not have, or has no longer.
 * @param had  the pictures that were saved before: what nobody changed is nobody's mistake
 * @throws UserFacingError invalid
 */
export async function refuseNoPicture(
  corpId: string,
  { imgUrl, mobileImgUrl = null }: Pictured,
  had: readonly (string | null)[] = [],
): Promise<void> {
  for (const [field, address] of Object.entries({ imgUrl, mobileImgUrl })) {
    if (address === null || had.includes(address) || (await Files.hasAdPicture(corpId, address))) continue;
    throw new UserFacingError("invalid", sentences.pictureGone, { fields: { [field]: sentences.pictureGone } });
  }
}
