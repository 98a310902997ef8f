import { userEndpoints } from "@highway/core/people/users/endpoints";
import * as Users from "@highway/core/people/users/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(userEndpoints, "PUT /v1/user/header", async ({ body }) =>
  one(await Users.setHeader(body)),
);
