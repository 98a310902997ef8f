import { exportEndpoints } from "@highway/core/exports/endpoints";
import * as Exports from "@highway/core/exports/index";
import * as Copies from "@highway/core/sharing/links/copies/index";
import { endpoint, one } from "../../endpoint";

const start = Exports.starterOf(Copies.forPaper, Copies.endPaper);

export const handler = endpoint(exportEndpoints, "POST /v2/report/exports", async ({ body }) => one(await start(body)));
