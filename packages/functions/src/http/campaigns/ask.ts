import { campaignEndpoints } from "@highway/core/sharing/campaigns/endpoints";
import * as Campaigns from "@highway/core/sharing/campaigns/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(
  campaignEndpoints,
  "POST /v1/marketing-kit/campaigns/{clientId}/approval",
  async ({ path, body }) => one(await Campaigns.askForApproval(path.clientId, body)),
);
