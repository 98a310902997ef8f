import { marketEndpoints } from "@highway/core/market/endpoints";
import * as Market from "@highway/core/market/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(marketEndpoints, "GET /v1/loan/sofr", async () => one(await Market.sofr()));
