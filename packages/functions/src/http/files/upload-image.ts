import { fileEndpoints } from "@highway/core/files/endpoints";
import * as Files from "@highway/core/files/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(fileEndpoints, "POST /v1/{base}/upload-image", async ({ body }) =>
  one(await Files.keepImage(body)),
);
