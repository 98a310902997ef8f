import { sharingEndpoints } from "@highway/core/sharing/endpoints";
import { sendIdea } from "@highway/core/sharing/ideas/send";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sharingEndpoints, "POST /v2/share/ideas", async ({ body }) =>
  one(await sendIdea(body)),
);
