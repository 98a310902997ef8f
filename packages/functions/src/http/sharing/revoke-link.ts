import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import * as Links from "@highway/core/sharing/links/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "DELETE /v2/share/links/{id}", async ({ path }) =>
  one(await Links.revoke(path.id)),
);
