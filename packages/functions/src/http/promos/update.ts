import { promoEndpoints } from "@highway/core/promos/endpoints";
import * as Ads from "@highway/core/promos/running/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(promoEndpoints, "PUT /v1/promos/ads/{id}", async ({ path, query, body }) =>
  one(await Ads.update({ ...path, ...query, ad: body })),
);
