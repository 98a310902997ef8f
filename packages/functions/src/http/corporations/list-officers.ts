import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Corporations from "@highway/core/people/corporations/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "GET /v1/corp/officers", ({ query }) =>
  Corporations.listOfficers(query),
);
