import { cardEndpoints } from "@highway/core/promos/cards/endpoints";
import * as Cards from "@highway/core/promos/cards/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(cardEndpoints, "POST /v1/promos/cards", async ({ query, body }) =>
  one(await Cards.create({ ...query, card: body })),
);
