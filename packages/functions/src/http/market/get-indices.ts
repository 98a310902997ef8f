import { marketEndpoints } from "@highway/core/market/endpoints";
import * as Indices from "@highway/core/market/indices/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(marketEndpoints, "GET /v1/markets/indices", () => Indices.latest());
