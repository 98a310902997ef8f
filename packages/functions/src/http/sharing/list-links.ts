import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import * as Links from "@highway/core/sharing/links/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "GET /v2/share/links", ({ query: { previews, ...query } }) =>
  Links.list({ ...query, previews: previews === "true" }),
);
