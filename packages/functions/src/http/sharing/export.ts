import { sharedExportEndpoints } from "@highway/core/sharing/exports/endpoints";
import * as SharedExports from "@highway/core/sharing/exports/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(sharedExportEndpoints, "GET /v2/share/export", async ({ query }) =>
  one(await SharedExports.start(query)),
);
