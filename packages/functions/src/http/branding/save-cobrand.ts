import * as Cobrands from "@highway/core/branding/cobrands/index";
import { brandingEndpoints } from "@highway/core/branding/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(brandingEndpoints, "PUT /v1/user/cobrands/{cbID}", async ({ path, body }) =>
  one(await Cobrands.save({ ...path, ...body })),
);
