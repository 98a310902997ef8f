import { promoEndpoints } from "@highway/core/promos/endpoints";
import * as Promos from "@highway/core/promos/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(promoEndpoints, "POST /v1/promos/events", async ({ body }) => {
  await Promos.countEvent(body);
  return nothing;
});
