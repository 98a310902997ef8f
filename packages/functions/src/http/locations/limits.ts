import { locationEndpoints } from "@highway/core/locations/endpoints";
import * as Limits from "@highway/core/locations/limits/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(locationEndpoints, "GET /v1/location/limits", ({ query }) => Limits.ofCounty(query));
