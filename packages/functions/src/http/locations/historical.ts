import { locationEndpoints } from "@highway/core/locations/endpoints";
import * as Locations from "@highway/core/locations/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(locationEndpoints, "GET /v1/location/historical", ({ query }) =>
  Locations.historical(query),
);
