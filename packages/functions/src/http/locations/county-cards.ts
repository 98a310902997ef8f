import * as Counties from "@highway/core/locations/counties/index";
import { locationEndpoints } from "@highway/core/locations/endpoints";
import { endpoint } from "../../endpoint";

export const handler = endpoint(locationEndpoints, "GET /v1/location/counties/cards", ({ query }) =>
  Counties.cards(query.fips.split(","), query.version),
);
