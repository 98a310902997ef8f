import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import * as LinkList from "@highway/core/sharing/links/list/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "GET /v2/share/links", ({ query: { previews, ...query } }) =>
  LinkList.list({ ...query, previews: previews === "true" }),
);
