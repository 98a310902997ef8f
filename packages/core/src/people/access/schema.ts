import * as z from "zod/mini";
import { Email } from "../../platform/email.schema";
import { InvitationId } from "../corporations/schema";
import { AppCode, RecoveryCode } from "./factors.schema";
import { Notice } from "./notices/schema";

export const SessionId = z.string().check(z.regex(/^ses_[0-9a-z]{26}$/, "That session has already ended."));

const Code = z
  .string("Enter the six digits of the code.")
  .check(z.trim(), z.regex(/^\d{6}$/, "Enter the six digits of the code."));

export const CodeRequest = z.strictObject({ email: Email });

export const SignIn = z.strictObject({
  email: Email,
  code: Code,
  /** The invitation that the person takes, where several corporations invite the address. */
  invitation: z.optional(InvitationId),
  /** A code of the authenticator app, or a recovery code, where the mailed code does not suffice. */
  app: z.optional(AppCode),
  recovery: z.optional(RecoveryCode),
});

/** What waits in the queue of codes. `expiresAt` is in seconds since 1970. */
export const CodeToMail = z.strictObject({ email: Email, code: Code, expiresAt: z.number() });
export type CodeToMail = z.infer<typeof CodeToMail>;

/** The queue of codes brings codes and notices. */
export const ToMail = z.union([CodeToMail, Notice]);

/** One of several corporations that invite somebody who signs in for the first time. */
export type InvitationChoice = { id: string; corporation: string };

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
