import * as Approvals from "@highway/core/sharing/campaigns/approvals/index";
import { campaignEndpoints } from "@highway/core/sharing/campaigns/endpoints";
import { endpoint } from "../../endpoint";

export const handler = endpoint(campaignEndpoints, "GET /v1/corp/campaigns", ({ query }) =>
  Approvals.waitingSeries(query),
);
