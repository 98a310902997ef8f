import { corporationEndpoints } from "@highway/core/corporations/endpoints";
import * as Permissions from "@highway/core/permissions/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "PUT /v1/corp/permissions", async ({ query, body }) =>
  one(await Permissions.change({ ...query, changes: body })),
);
