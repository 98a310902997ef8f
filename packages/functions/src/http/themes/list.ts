import { themeEndpoints } from "@highway/core/branding/themes/endpoints";
import * as Themes from "@highway/core/branding/themes/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(themeEndpoints, "GET /v1/themes", ({ query }) => Themes.list(query.corpID));
