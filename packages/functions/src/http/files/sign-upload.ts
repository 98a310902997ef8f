import { fileEndpoints } from "@highway/core/files/endpoints";
import * as Files from "@highway/core/files/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(fileEndpoints, "GET /v1/{base}/file-signed-url", ({ query }) =>
  Files.signUpload(query),
);
