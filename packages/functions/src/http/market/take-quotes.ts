import { evaluate } from "@highway/core/alerts/evaluate";
import { pushedQuoteEndpoints } from "@highway/core/market/quotes/pushed/endpoints";
import * as PushedQuotes from "@highway/core/market/quotes/pushed/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(pushedQuoteEndpoints, "POST /v1/markets/quotes", async ({ body, headers, text }) =>
  one(await PushedQuotes.take(body, { authorization: headers.authorization, text }, evaluate)),
);
