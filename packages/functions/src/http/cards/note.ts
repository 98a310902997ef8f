import { cardEndpoints } from "@highway/core/promos/cards/endpoints";
import * as Cards from "@highway/core/promos/cards/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(cardEndpoints, "POST /v1/promos/resource-events", async ({ body }) => {
  await Cards.countEvent(body);
  return nothing;
});
