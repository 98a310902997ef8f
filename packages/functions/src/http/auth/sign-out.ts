import { SESSION_COOKIE } from "@highway/core/access/cookies";
import { accessEndpoints } from "@highway/core/access/endpoints";
import * as Sessions from "@highway/core/access/sessions/index";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(accessEndpoints, "DELETE /v1/auth/session", async (_, reply) => {
  await Sessions.end();
  reply.clearCookie(SESSION_COOKIE);
  return nothing;
});
