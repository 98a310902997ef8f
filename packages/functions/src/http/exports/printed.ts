import { exportEndpoints } from "@highway/core/exports/endpoints";
import * as Print from "@highway/core/exports/print/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(exportEndpoints, "GET /v2/report/printed", async ({ query }) =>
  one(await Print.content(query)),
);
