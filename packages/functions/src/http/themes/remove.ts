import { themeEndpoints } from "@highway/core/branding/themes/endpoints";
import * as Themes from "@highway/core/branding/themes/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(themeEndpoints, "DELETE /v1/themes/{id}", async ({ path, query }) =>
  one(await Themes.remove({ ...path, ...query })),
);
