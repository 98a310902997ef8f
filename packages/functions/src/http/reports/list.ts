import { reportEndpoints } from "@highway/core/reports/endpoints";
import * as Reports from "@highway/core/reports/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "GET /v2/client/reports", ({ query }) => Reports.list(query));
