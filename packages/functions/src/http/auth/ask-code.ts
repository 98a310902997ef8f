import * as Codes from "@highway/core/people/access/codes/index";
import { CODE_SECONDS } from "@highway/core/people/access/codes/index";
import { ASK_COOKIE } from "@highway/core/people/access/cookies";
import { accessEndpoints } from "@highway/core/people/access/endpoints";
import { endpoint } from "../../endpoint";

export const handler = endpoint(accessEndpoints, "POST /v1/auth/code", async ({ body }, reply) => {
  reply.cookie(ASK_COOKIE, await Codes.ask(body), { seconds: CODE_SECONDS, path: "/v1/auth" });
  return {};
});
