import { cardEndpoints } from "@highway/core/promos/cards/endpoints";
import * as Cards from "@highway/core/promos/cards/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(cardEndpoints, "DELETE /v1/promos/cards/{id}", async ({ path, query }) => {
  await Cards.remove({ ...path, ...query });
  return nothing;
});
