import { permissionEndpoints } from "@highway/core/permissions/endpoints";
import * as Permissions from "@highway/core/permissions/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(permissionEndpoints, "GET /v1/user/corp-permissions", () => Permissions.mine());
