import { userEndpoints } from "@highway/core/people/users/endpoints";
import * as Users from "@highway/core/people/users/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(userEndpoints, "GET /v1/user/check-addon", async ({ query }) =>
  one({ hasAddon: (await Users.current()).addOns.includes(query.productName) }),
);
