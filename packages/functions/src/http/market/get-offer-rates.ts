import { marketEndpoints } from "@highway/core/market/endpoints";
import * as OfferRates from "@highway/core/market/offer-rates/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(marketEndpoints, "GET /v1/loan/apor", ({ query }) => OfferRates.offerRates(query.day));
