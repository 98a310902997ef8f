import { corporationEndpoints } from "@highway/core/corporations/endpoints";
import * as Permissions from "@highway/core/permissions/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "GET /v1/corp/permissions", async ({ query }) =>
  one((await Permissions.managed(query.corpID)).permissions),
);
