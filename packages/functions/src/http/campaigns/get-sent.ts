import { campaignEndpoints } from "@highway/core/sharing/campaigns/endpoints";
import * as Campaigns from "@highway/core/sharing/campaigns/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(
  campaignEndpoints,
  "GET /v1/marketing-kit/campaigns/{clientId}/messages/{step}/sent",
  async ({ path }) => one(await Campaigns.sent(path.clientId, path.step)),
);
