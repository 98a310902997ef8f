import * as Ideas from "@highway/core/sharing/ideas/index";
import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import { endpoint } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "GET /v2/client/reports/{id}/ideas", ({ path, query }) =>
  Ideas.list(path.id, query),
);
