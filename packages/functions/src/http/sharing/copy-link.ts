import { copy } from "@highway/core/sharing/links/copies/index";
import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(linkEndpoints, "POST /v2/share/get-live-share", async ({ body }) =>
  one({ url: await copy(body) }),
);
