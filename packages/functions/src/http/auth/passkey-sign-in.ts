import { DEVICE_COOKIE, PASSKEY_COOKIE, SESSION_COOKIE } from "@highway/core/people/access/cookies";
import { factorEndpoints } from "@highway/core/people/access/factor-endpoints";
import * as Access from "@highway/core/people/access/index";
import { endpoint, one } from "../../endpoint";
import { keepSession } from "../../session-cookies";

export const handler = endpoint(factorEndpoints, "POST /v1/auth/passkey-session", async ({ body, cookies }, reply) => {
  const browser = cookies[PASSKEY_COOKIE];
  const held = { browser, device: cookies[DEVICE_COOKIE], previous: cookies[SESSION_COOKIE] };
  const signedIn = await Access.signInWithPasskey({ ...body, ...held });
  keepSession(reply, signedIn);
  reply.clearCookie(PASSKEY_COOKIE);
  return one(signedIn.user);
});
