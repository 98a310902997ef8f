import { pictureEndpoints } from "@highway/core/pictures/endpoints";
import * as Pictures from "@highway/core/pictures/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(pictureEndpoints, "POST /v1/location/picture", async ({ body }) =>
  one(await Pictures.keepView(body)),
);
