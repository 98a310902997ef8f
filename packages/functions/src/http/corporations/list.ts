import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Permissions from "@highway/core/people/permissions/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "GET /v1/corps", ({ query }) =>
  Permissions.listCorporations(query.cursor),
);
