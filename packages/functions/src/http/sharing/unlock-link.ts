import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import * as LinkList from "@highway/core/sharing/links/list/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "POST /v2/share/links/{id}/unlock", async ({ path }) =>
  one(await LinkList.unlock(path.id)),
);
