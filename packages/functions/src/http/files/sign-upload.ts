import { fileEndpoints } from "@highway/core/files/endpoints";
import * as Uploads from "@highway/core/files/uploads/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(fileEndpoints, "GET /v1/{base}/file-signed-url", ({ query }) => Uploads.sign(query));
