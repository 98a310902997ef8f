import * as Cobrands from "@highway/core/branding/cobrands/index";
import { brandingEndpoints } from "@highway/core/branding/endpoints";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(brandingEndpoints, "DELETE /v1/user/cobrands/{cbID}", async ({ path }) => {
  await Cobrands.remove(path.cbID);
  return nothing;
});
