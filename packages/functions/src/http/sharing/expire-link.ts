import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import * as Links from "@highway/core/sharing/links/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "PUT /v2/share/links/{id}", async ({ path, body }) =>
  one(await Links.expire(path.id, body.expiresAt)),
);
