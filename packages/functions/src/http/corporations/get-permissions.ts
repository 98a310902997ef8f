import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Permissions from "@highway/core/people/permissions/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "GET /v1/corp/permissions", async ({ query }) =>
  one((await Permissions.managedCorporation(query.corpID)).permissions),
);
