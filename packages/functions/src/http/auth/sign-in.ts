import { ASK_COOKIE, DEVICE_COOKIE, SESSION_COOKIE } from "@highway/core/people/access/cookies";
import { accessEndpoints } from "@highway/core/people/access/endpoints";
import * as Access from "@highway/core/people/access/index";
import { endpoint, one } from "../../endpoint";
import { keepSession } from "../../session-cookies";

export const handler = endpoint(accessEndpoints, "POST /v1/auth/session", async ({ body, cookies }, reply) => {
  const browser = cookies[ASK_COOKIE];
  const held = { browser, device: cookies[DEVICE_COOKIE], previous: cookies[SESSION_COOKIE] };
  const signedIn = await Access.signIn({ ...body, ...held });
  keepSession(reply, signedIn);
  reply.clearCookie(ASK_COOKIE);
  return one(signedIn.user);
});
