import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import * as Links from "@highway/core/sharing/links/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "POST /v2/share/links/{id}/unlock", async ({ path }) =>
  one(await Links.unlock(path.id)),
);
