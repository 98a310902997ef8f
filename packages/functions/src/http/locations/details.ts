import { locationEndpoints } from "@highway/core/locations/endpoints";
import * as Locations from "@highway/core/locations/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(locationEndpoints, "GET /v1/location/details", async ({ query }) =>
  one(await Locations.details(query.placeId)),
);
