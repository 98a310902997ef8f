import * as BrandPictures from "@highway/core/files/brand/index";
import { fileEndpoints } from "@highway/core/files/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(fileEndpoints, "PUT /v1/user/headshot", async ({ body }) =>
  one(await BrandPictures.setHeadshot(body)),
);
