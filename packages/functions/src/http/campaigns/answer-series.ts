import * as Approvals from "@highway/core/sharing/campaigns/approvals/index";
import { campaignEndpoints } from "@highway/core/sharing/campaigns/endpoints";
import { endpoint } from "../../endpoint";

export const handler = endpoint(
  campaignEndpoints,
  "PUT /v1/corp/campaigns/{ownerId}/{clientId}",
  ({ path, query, body }) => Approvals.answer({ ...path, ...query, ...body }),
);
