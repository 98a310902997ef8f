import { campaignEndpoints } from "@highway/core/sharing/campaigns/endpoints";
import * as Campaigns from "@highway/core/sharing/campaigns/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(
  campaignEndpoints,
  "PUT /v1/marketing-kit/campaigns/{clientId}",
  async ({ path, body }) => one(await Campaigns.change(path.clientId, body)),
);
