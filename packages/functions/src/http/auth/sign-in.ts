import { ASK_COOKIE, SESSION_COOKIE } from "@highway/core/people/access/cookies";
import { accessEndpoints } from "@highway/core/people/access/endpoints";
import * as Access from "@highway/core/people/access/index";
import { SESSION_SECONDS } from "@highway/core/people/access/sessions/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(accessEndpoints, "POST /v1/auth/session", async ({ body, cookies }, reply) => {
  const browser = cookies[ASK_COOKIE];
  const { user, cookie } = await Access.signIn({ ...body, browser, previous: cookies[SESSION_COOKIE] });
  reply.cookie(SESSION_COOKIE, cookie, { seconds: SESSION_SECONDS });
  reply.clearCookie(ASK_COOKIE, "/v1/auth");
  return one(user);
});
