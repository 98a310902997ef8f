import { corporationEndpoints } from "@highway/core/corporations/endpoints";
import * as Permissions from "@highway/core/permissions/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "GET /v1/corps", ({ query }) => Permissions.all(query.cursor));
