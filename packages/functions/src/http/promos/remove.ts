import { promoEndpoints } from "@highway/core/promos/endpoints";
import * as Ads from "@highway/core/promos/running/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(promoEndpoints, "DELETE /v1/promos/ads/{id}", async ({ path, query }) => {
  await Ads.remove({ ...path, ...query });
  return nothing;
});
