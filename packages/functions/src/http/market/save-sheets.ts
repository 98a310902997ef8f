import { marketEndpoints } from "@highway/core/market/endpoints";
import * as Sheets from "@highway/core/market/sheets/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(marketEndpoints, "PUT /v1/markets/sheets", async ({ body }) =>
  one(await Sheets.save(body)),
);
