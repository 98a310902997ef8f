import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import * as Views from "@highway/core/sharing/views/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "GET /v2/share/links/{id}/views", ({ path, query }) =>
  Views.list(path.id, query),
);
