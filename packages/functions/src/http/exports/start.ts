import { exportEndpoints } from "@highway/core/exports/endpoints";
import * as Exports from "@highway/core/exports/index";
import * as Links from "@highway/core/sharing/links/index";
import { endpoint, one } from "../../endpoint";

const start = Exports.starting(Links.forPaper);

export const handler = endpoint(exportEndpoints, "POST /v2/report/exports", async ({ body }) => one(await start(body)));
