import { fileEndpoints } from "@highway/core/files/endpoints";
import * as Uploads from "@highway/core/files/uploads/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(fileEndpoints, "POST /v1/{base}/upload-image", async ({ body }) =>
  one(await Uploads.keepImage(body)),
);
