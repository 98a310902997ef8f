import { reportEndpoints } from "@highway/core/reports/endpoints";
import * as WorkingCopies from "@highway/core/reports/working-copies/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(reportEndpoints, "GET /v2/client/working-copies", ({ query }) =>
  WorkingCopies.list(query),
);
