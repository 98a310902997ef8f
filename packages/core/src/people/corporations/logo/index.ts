/** The corporation's logo, which stands where its officers may not choose their own. */
import * as z from "zod/mini";
import * as BrandPictures from "../../../files/brand/index";
import { action } from "../../../platform/action";
import * as Permissions from "../../permissions/index";
import { CorpId, type Corporation } from "../../permissions/schema";

/** Makes an upload the corporation's logo, or takes it away. @throws UserFacingError missing; invalid */
export const set = action(
  z.strictObject({ fullPath: z.nullable(z.string()), corpID: z.optional(CorpId) }),
  async ({ fullPath, corpID }): Promise<Corporation> => {
    const { id } = await Permissions.managed(corpID);
    return Permissions.setLogo(corpID, await BrandPictures.keepCorpLogo(id, fullPath));
  },
);
