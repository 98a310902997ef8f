import { DEVICE_COOKIE, SESSION_COOKIE } from "@highway/core/people/access/cookies";
import { DEVICE_SECONDS } from "@highway/core/people/access/device";
import { SESSION_SECONDS } from "@highway/core/people/access/sessions/index";
import type { Reply } from "./answer";

/** Gives the browser the session of somebody who has signed in, and the proof that they did. */
export function keepSession(reply: Reply, { cookie, device }: { cookie: string; device: string }) {
  reply.cookie(SESSION_COOKIE, cookie, { seconds: SESSION_SECONDS });
  reply.cookie(DEVICE_COOKIE, device, { seconds: DEVICE_SECONDS });
}
