import { cardEndpoints } from "@highway/core/promos/cards/endpoints";
import * as Cards from "@highway/core/promos/cards/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(cardEndpoints, "GET /v1/promos/resource", ({ query }) => Cards.at(query));
