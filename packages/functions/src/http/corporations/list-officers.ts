import { corporationEndpoints } from "@highway/core/people/corporations/endpoints";
import * as Officers from "@highway/core/people/corporations/officers/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(corporationEndpoints, "GET /v1/corp/officers", ({ query }) => Officers.list(query));
