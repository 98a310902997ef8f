import { sharingEndpoints } from "@highway/core/sharing/endpoints";
import { workMoved } from "@highway/core/sharing/moved/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sharingEndpoints, "POST /v2/share/answer", async ({ body }) =>
  one(await workMoved(body)),
);
