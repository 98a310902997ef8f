import * as CobrandPictures from "@highway/core/branding/cobrands/pictures/index";
import { brandingEndpoints } from "@highway/core/branding/endpoints";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(brandingEndpoints, "DELETE /v1/user/cobrands/{cbID}", async ({ path }) => {
  await CobrandPictures.remove(path.cbID);
  return nothing;
});
