import { toolEndpoints } from "@highway/core/reports/tools/endpoints";
import { workTool } from "@highway/core/reports/tools/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(toolEndpoints, "POST /v2/scenario/tools/{tool}", async ({ path, body, query }) =>
  one(await workTool(path.tool, body, query.explain)),
);
