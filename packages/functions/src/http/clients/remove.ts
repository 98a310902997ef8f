import { clientEndpoints } from "@highway/core/clients/endpoints";
import { RESTORABLE_SECONDS } from "@highway/core/clients/index";
import { inSeconds } from "@highway/core/platform/clock";
import * as OfClient from "@highway/core/reports/of-client/index";
import * as Campaigns from "@highway/core/sharing/campaigns/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(clientEndpoints, "DELETE /v2/client/{id}", async ({ path }) => {
  const client = await OfClient.remove(path.id);
  await Campaigns.keepUntil(path.id, inSeconds(RESTORABLE_SECONDS));
  return one(client);
});
