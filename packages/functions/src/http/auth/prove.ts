import { ASK_COOKIE, DEVICE_COOKIE } from "@highway/core/people/access/cookies";
import { factorEndpoints } from "@highway/core/people/access/factor-endpoints";
import * as Proof from "@highway/core/people/access/proof";
import { endpoint, nothing } from "../../endpoint";

export const handler = endpoint(factorEndpoints, "POST /v1/auth/proof", async ({ body, cookies }) => {
  await Proof.prove({ proof: body, browser: cookies[ASK_COOKIE], device: cookies[DEVICE_COOKIE] });
  return nothing;
});
