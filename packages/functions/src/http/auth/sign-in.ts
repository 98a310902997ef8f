import { ASK_COOKIE, DEVICE_COOKIE, SESSION_COOKIE } from "@highway/core/people/access/cookies";
import { DEVICE_SECONDS } from "@highway/core/people/access/device";
import { accessEndpoints } from "@highway/core/people/access/endpoints";
import * as Access from "@highway/core/people/access/index";
import { SESSION_SECONDS } from "@highway/core/people/access/sessions/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(accessEndpoints, "POST /v1/auth/session", async ({ body, cookies }, reply) => {
  const browser = cookies[ASK_COOKIE];
  const held = { browser, device: cookies[DEVICE_COOKIE], previous: cookies[SESSION_COOKIE] };
  const { user, cookie, device } = await Access.signIn({ ...body, ...held });
  reply.cookie(SESSION_COOKIE, cookie, { seconds: SESSION_SECONDS });
  reply.cookie(DEVICE_COOKIE, device, { seconds: DEVICE_SECONDS });
  reply.clearCookie(ASK_COOKIE);
  return one(user);
});
