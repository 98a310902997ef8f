import * as z from "zod/mini";
import { endpoints } from "../../../platform/declare/endpoint";
import { Unsubscribe, Unsubscribed, UnsubscribeToken } from "./schema";

const path = z.object({ token: UnsubscribeToken });
const unsubscribeCall = {
  allow: "anyone",
  uses: ["table", "unsubscribe"],
  limits: [{ by: "address", count: 300, seconds: 900 }],
  path,
  answer: z.tuple([Unsubscribed]),
} as const;

const token = `${"A".repeat(43)}.01kahtq9z8c6b4d2f0g8h6j4k2.01kahtr4h2v8m3n5p7q9s1t3w5.${"A".repeat(43)}`;
const answer = {
  name: "Dana Whitfield",
  company: "Summit Home Lending",
  email: "j•••@e•••.com",
  isUnsubscribed: true,
  lang: "en",
};

/** These calls trust the signature in their path, and nothing else, because mail programs call them too. */
export const unsubscribeEndpoints = endpoints({
  "GET /v1/unsubscribe/{token}": {
    does: "Who sent the email with this signed address, and whether its reader unsubscribed. Changes nothing.",
    handler: "unsubscribe/get",
    ...unsubscribeCall,
    example: { path: { token }, answer: [{ ...answer, isUnsubscribed: false }] },
  },
  "POST /v1/unsubscribe/{token}": {
    does: "Stops emails with shared reports, from every officer, to the address that the email was sent to; `undo` allows them again. Accepts the one-click form of an email program (RFC 8058) from anywhere.",
    handler: "unsubscribe/unsubscribe",
    ...unsubscribeCall,
    accepts: "form",
    body: Unsubscribe,
    example: { path: { token }, body: {}, answer: [answer] },
  },
});
