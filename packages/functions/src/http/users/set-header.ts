import { userEndpoints } from "@highway/core/people/users/endpoints";
import * as Settings from "@highway/core/people/users/settings/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(userEndpoints, "PUT /v1/user/header", async ({ body }) =>
  one(await Settings.setHeader(body)),
);
