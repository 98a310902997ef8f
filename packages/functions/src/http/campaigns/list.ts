import { campaignEndpoints } from "@highway/core/sharing/campaigns/endpoints";
import * as Campaigns from "@highway/core/sharing/campaigns/index";
import { endpoint } from "../../endpoint";

export const handler = endpoint(campaignEndpoints, "GET /v1/marketing-kit/campaigns", ({ query }) =>
  Campaigns.list(query),
);
