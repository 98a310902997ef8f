import { campaignEndpoints } from "@highway/core/sharing/campaigns/endpoints";
import * as Campaigns from "@highway/core/sharing/campaigns/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(
  campaignEndpoints,
  "POST /v1/marketing-kit/campaigns/{clientId}/messages/{step}/again",
  async ({ path, body }) => one(await Campaigns.sendAgain(path.clientId, path.step, body)),
);
