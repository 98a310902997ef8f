import { CHALLENGE_SECONDS } from "@highway/core/people/access/challenges/index";
import { PASSKEY_COOKIE } from "@highway/core/people/access/cookies";
import { factorEndpoints } from "@highway/core/people/access/factor-endpoints";
import * as Access from "@highway/core/people/access/index";
import { newToken } from "@highway/core/platform/secret";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(factorEndpoints, "POST /v1/auth/passkey-options", async ({ cookies }, reply) => {
  // Two tabs of a browser keep one name, so that neither voids the challenge of the other.
  const browser = cookies[PASSKEY_COOKIE] || newToken();
  reply.cookie(PASSKEY_COOKIE, browser, { seconds: CHALLENGE_SECONDS });
  return one(await Access.passkeyOptions(browser));
});
