import * as z from "zod/mini";

export const Passcode = z
  .string("Enter the six digits of the code.")
  .check(z.trim(), z.regex(/^\d{6}$/, "Enter the six digits of the code."));

export const PasscodeState = z.strictObject({
  /** True while a code that was mailed still works. */
  isCodeSent: z.boolean(),
  triesLeft: z.number(),
  codesLeft: z.number(),
  /** Until this time neither a code nor a try is taken. */
  pausedUntil: z.nullable(z.iso.datetime()),
  /** Until this time no other code is mailed. */
  resendAfter: z.nullable(z.iso.datetime()),
  /** Since this time the officer alone can open the link again. */
  lockedAt: z.nullable(z.iso.datetime()),
});
export type PasscodeState = z.output<typeof PasscodeState>;
