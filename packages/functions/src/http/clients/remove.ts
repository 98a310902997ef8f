import { clientEndpoints } from "@highway/core/clients/endpoints";
import * as OfClient from "@highway/core/reports/of-client/index";
import * as Campaigns from "@highway/core/sharing/campaigns/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(clientEndpoints, "DELETE /v2/client/{id}", async ({ path }) =>
  one(await OfClient.remove(path.id, Campaigns.keepUntil)),
);
