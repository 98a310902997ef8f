import { promoEndpoints } from "@highway/core/promos/endpoints";
import * as Promos from "@highway/core/promos/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(promoEndpoints, "DELETE /v1/promos/ads/{id}", async ({ path, query }) => {
  await Promos.remove({ ...path, ...query });
  return nothing;
});
