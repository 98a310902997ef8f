import * as Cobrands from "@highway/core/branding/cobrands/index";
import { brandingEndpoints } from "@highway/core/branding/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(brandingEndpoints, "POST /v1/user/cobrands", async ({ body }) =>
  one(await Cobrands.create(body)),
);
