import { cardEndpoints } from "@highway/core/promos/cards/endpoints";
import * as Cards from "@highway/core/promos/cards/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(cardEndpoints, "PUT /v1/promos/cards/{id}", async ({ path, query, body }) =>
  one(await Cards.update({ ...path, ...query, card: body })),
);
