import { userEndpoints } from "@highway/core/people/users/endpoints";
import * as Settings from "@highway/core/people/users/settings/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(userEndpoints, "GET /v1/user-preferences", async () =>
  one(await Settings.preferences()),
);
