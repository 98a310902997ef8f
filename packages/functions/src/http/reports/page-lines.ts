import { reportEndpoints } from "@highway/core/reports/endpoints";
import * as Lines from "@highway/core/reports/lines/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "GET /v2/client/report-lines/page", async ({ query }) =>
  Lines.page(query),
);
