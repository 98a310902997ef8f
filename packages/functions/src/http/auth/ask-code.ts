import * as Codes from "@highway/core/people/access/codes/index";
import { CODE_SECONDS } from "@highway/core/people/access/codes/index";
import { ASK_COOKIE, DEVICE_COOKIE } from "@highway/core/people/access/cookies";
import { accessEndpoints } from "@highway/core/people/access/endpoints";
import { endpoint } from "../../endpoint";

export const handler = endpoint(accessEndpoints, "POST /v1/auth/code", async ({ body, cookies }, reply) => {
  const browser = await Codes.ask({ ...body, device: cookies[DEVICE_COOKIE] });
  reply.cookie(ASK_COOKIE, browser, { seconds: CODE_SECONDS });
  return {};
});
