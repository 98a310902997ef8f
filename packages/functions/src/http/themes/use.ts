import { themeEndpoints } from "@highway/core/branding/themes/endpoints";
import * as Themes from "@highway/core/branding/themes/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(themeEndpoints, "PUT /v1/themes/in-use", async ({ query, body }) =>
  one(await Themes.use({ ...query, ...body })),
);
