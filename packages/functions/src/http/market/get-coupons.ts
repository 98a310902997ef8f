import { marketEndpoints } from "@highway/core/market/endpoints";
import * as Quotes from "@highway/core/market/quotes/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(marketEndpoints, "GET /v1/markets/coupons", async () => one(await Quotes.snapshot()));
