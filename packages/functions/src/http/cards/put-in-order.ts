import { cardEndpoints } from "@highway/core/promos/cards/endpoints";
import * as Cards from "@highway/core/promos/cards/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(cardEndpoints, "PUT /v1/promos/card-order", ({ query, body }) =>
  Cards.putInOrder({ ...query, ...body }),
);
