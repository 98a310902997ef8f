import { corporationEndpoints } from "@highway/core/corporations/endpoints";
import { Corporations } from "@highway/core/corporations/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "GET /v1/corp/officers", ({ query }) =>
  Corporations.officers(query),
);
