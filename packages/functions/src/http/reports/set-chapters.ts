import * as Analyses from "@highway/core/reports/analyses/index";
import { reportEndpoints } from "@highway/core/reports/endpoints";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(
  reportEndpoints,
  "PUT /v2/client/purchase-analyses/{id}/chapters",
  async ({ path, body }) => one(await Analyses.setChapters({ id: path.id, change: body })),
);
