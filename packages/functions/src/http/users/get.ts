import { userEndpoints } from "@highway/core/people/users/endpoints";
import * as Users from "@highway/core/people/users/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(userEndpoints, "GET /v1/user", async () => one(await Users.current()));
