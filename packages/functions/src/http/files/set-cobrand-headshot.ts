import * as Cobrands from "@highway/core/branding/cobrands/index";
import { fileEndpoints } from "@highway/core/files/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(fileEndpoints, "PUT /v1/user/cobrand-headshot", async ({ query, body }) =>
  one(await Cobrands.setHeadshot({ ...query, ...body })),
);
