import * as Ideas from "@highway/core/sharing/ideas/index";
import { linkEndpoints } from "@highway/core/sharing/links/endpoints";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(
  linkEndpoints,
  "DELETE /v2/client/reports/{id}/ideas/{ideaID}",
  async ({ path: { id, ideaID } }) => {
    await Ideas.remove(id, ideaID);
    return nothing;
  },
);
