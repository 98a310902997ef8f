import { marketEndpoints } from "@highway/core/market/endpoints";
import * as Quotes from "@highway/core/market/quotes/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(marketEndpoints, "GET /v1/markets/coupons/spans", ({ query }) => Quotes.spans(query));
