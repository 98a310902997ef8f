import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import * as LinkList from "@highway/core/sharing/links/list/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "PUT /v2/share/links/{id}", async ({ path, body }) =>
  one(await LinkList.expire(path.id, body.expiresAt)),
);
