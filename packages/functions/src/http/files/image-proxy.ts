import { fileEndpoints } from "@highway/core/files/endpoints";
import * as PictureProxy from "@highway/core/files/proxy/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(fileEndpoints, "GET /api/v1/images/image-proxy", ({ query }) =>
  PictureProxy.fetchPicture(query),
);
