import { sharingEndpoints } from "@highway/core/sharing/endpoints";
import * as Views from "@highway/core/sharing/views/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sharingEndpoints, "POST /v2/share/views", async ({ body }) =>
  one({ counted: await Views.noteView(body) }),
);
