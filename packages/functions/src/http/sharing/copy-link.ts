import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import { copy } from "@highway/core/sharing/links/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "POST /v2/share/get-live-share", async ({ body }) =>
  one({ url: await copy(body) }),
);
