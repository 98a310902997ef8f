import { themeEndpoints } from "@highway/core/branding/themes/endpoints";
import * as Themes from "@highway/core/branding/themes/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(themeEndpoints, "GET /v1/themes/in-use", async ({ query }) =>
  one(await Themes.inUse(query.corpID)),
);
