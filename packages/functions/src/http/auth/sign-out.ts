import { SESSION_COOKIE } from "@highway/core/people/access/cookies";
import { accessEndpoints } from "@highway/core/people/access/endpoints";
import * as Sessions from "@highway/core/people/access/sessions/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(accessEndpoints, "DELETE /v1/auth/session", async (_, reply) => {
  await Sessions.end();
  reply.clearCookie(SESSION_COOKIE);
  reply.clearCache();
  return nothing;
});
