import { promoEndpoints } from "@highway/core/promos/endpoints";
import * as Promos from "@highway/core/promos/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(promoEndpoints, "GET /v1/promos/ad-promo", ({ query }) => Promos.adAt(query));
