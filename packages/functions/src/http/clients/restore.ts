import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as OfClient from "@highway/core/reports/of-client/index";
import * as Campaigns from "@highway/core/sharing/campaigns/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(clientEndpoints, "POST /v2/client/{id}/restore", async ({ path }) =>
  one(await OfClient.restore(path.id, Campaigns.keepUntil)),
);
