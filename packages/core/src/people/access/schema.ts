import * as z from "zod/mini";
import { Email } from "../users/schema";

export const SessionId = z.string().check(z.regex(/^ses_[0-9a-z]{26}$/, "That session has ended already."));

export const CodeRequest = z.strictObject({ email: Email });

export const SignIn = z.strictObject({
  email: Email,
  code: z
    .string("Enter the six digits of the code.")
    .check(z.trim(), z.regex(/^\d{6}$/, "Enter the six digits of the code.")),
});

/** A session is one browser in which the person is signed in. */
export const Session = z.strictObject({
  id: SessionId,
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The agent is what the browser calls itself. */
  agent: z.string(),
  address: z.string(),
  /** True marks the session of the browser that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;
