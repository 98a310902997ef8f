import { promoEndpoints } from "@highway/core/promos/endpoints";
import * as Promos from "@highway/core/promos/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(promoEndpoints, "PUT /v1/promos/ads/{id}", async ({ path, query, body }) =>
  one(await Promos.update({ ...path, ...query, ad: body })),
);
