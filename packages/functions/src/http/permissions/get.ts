import { permissionEndpoints } from "@highway/core/people/permissions/endpoints";
import * as Permissions from "@highway/core/people/permissions/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(permissionEndpoints, "GET /v1/user/corp-permissions", () =>
  Permissions.ownPermissions(),
);
