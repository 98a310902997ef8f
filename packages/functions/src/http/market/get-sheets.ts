import { marketEndpoints } from "@highway/core/market/endpoints";
import * as Sheets from "@highway/core/market/sheets/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(marketEndpoints, "GET /v1/markets/sheets", async () => one(await Sheets.ofToday()));
