import { themeEndpoints } from "@highway/core/branding/themes/endpoints";
import * as Themes from "@highway/core/branding/themes/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(themeEndpoints, "POST /v1/themes", async ({ body }) => one(await Themes.create(body)));
