import { accessEndpoints } from "@highway/core/people/access/endpoints";
import * as Sessions from "@highway/core/people/access/sessions/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(accessEndpoints, "DELETE /v1/auth/sessions", async () => {
  await Sessions.endOthers();
  return nothing;
});
