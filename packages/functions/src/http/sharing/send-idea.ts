import { sharingEndpoints } from "@highway/core/sharing/endpoints";
import { Ideas } from "@highway/core/sharing/ideas/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sharingEndpoints, "POST /v2/share/ideas", async ({ body }) =>
  one(await Ideas.add(body)),
);
