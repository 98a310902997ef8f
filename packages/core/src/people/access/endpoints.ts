import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { exampleUser } from "../users/example";
import { User } from "../users/schema";
import { ASK_COOKIE, DEVICE_COOKIE, SESSION_COOKIE } from "./cookies";
import { CodeRequest, Session, SessionId, SignIn } from "./schema";

const session = {
  id: "ses_01kahtr4h2v8m3n5p7q9s1t3w5",
  createdAt: "2026-11-20T14:02:11.000Z",
  lastSeenAt: "2026-11-20T16:40:03.000Z",
  agent:
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  address: "203.0.113.7",
  current: true,
};

export const accessEndpoints = endpoints({
  "POST /v1/auth/code": {
    does: "Emails a six-digit sign-in code to the address if it belongs to a member. The answer is the same if it does not.",
    handler: "auth/ask-code",
    allow: "anyone",
    uses: ["table", "codes"],
    cookies: z.object({ [DEVICE_COOKIE]: z.optional(z.string()) }),
    body: CodeRequest,
    answer: z.strictObject({}),
    status: 202,
    example: { body: { email: "dana.whitfield@summithome.example" }, answer: {} },
  },
  "POST /v1/auth/session": {
    does: "Signs in with the emailed code, in the browser that requested it. The code works once, for ten minutes, and can be tried five times. If several corporations have invited a new person, the answer is 409 with the invitations in `error.current`; the code is sent again with the one that they choose. If the person has an authenticator app, or the corporation requires a second factor, the answer is 409 with the methods that they can use; the code is sent again with one of them.",
    handler: "auth/sign-in",
    allow: "anyone",
    uses: ["table", "codes"],
    cookies: z.object({
      [ASK_COOKIE]: z.optional(z.string()),
      [SESSION_COOKIE]: z.optional(z.string()),
      [DEVICE_COOKIE]: z.optional(z.string()),
    }),
    body: SignIn,
    answer: z.tuple([User]),
    status: 201,
    example: { body: { email: "dana.whitfield@summithome.example", code: "204816" }, answer: [exampleUser] },
  },
  "DELETE /v1/auth/sessions": {
    does: "Signs the person out in all other browsers.",
    handler: "auth/revoke-other-sessions",
    allow: "officer",
    uses: ["table"],
    answer: z.tuple([]),
    example: { answer: [] },
  },
  "DELETE /v1/auth/session": {
    does: "Signs out here.",
    handler: "auth/sign-out",
    allow: "officer",
    whileEnrolling: true,
    uses: ["table"],
    answer: z.tuple([]),
    example: { answer: [] },
  },
  "GET /v1/auth/sessions": {
    does: "The browsers in which the person is signed in, the latest seen first.",
    handler: "auth/list-sessions",
    allow: "officer",
    uses: ["table"],
    answer: z.array(Session),
    example: { answer: [session] },
  },
  "DELETE /v1/auth/sessions/{id}": {
    does: "Signs the person out in one browser, from its next call on.",
    handler: "auth/revoke-session",
    allow: "officer",
    uses: ["table"],
    path: z.object({ id: SessionId }),
    answer: z.tuple([]),
    example: { path: { id: session.id }, answer: [] },
  },
});
