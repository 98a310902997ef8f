import * as z from "zod/mini";
import { emailProblem, invalidEmail } from "./pure/email-address";

const isAddress = (worded: (problem: string) => string) =>
  z.check<string>(({ value, issues }) => {
    const problem = emailProblem(value);
    if (problem) issues.push({ code: "custom", input: value, message: worded(problem) });
  });

/**
 * Makes the schema of one email address as it was typed. Every address that the product keeps or mails to passes it.
 * @param sentence  stands for all that can be wrong, where a field has a sentence of its own
 */
export const emailAddress = (sentence?: string) =>
  z.string(sentence ?? invalidEmail).check(
    z.trim(),
    isAddress((problem) => sentence ?? problem),
  );

/** An address in lower case, so that capital letters do not make it another person's. */
export const Email = z.string(invalidEmail).check(
  z.trim(),
  z.toLowerCase(),
  isAddress((problem) => problem),
);

/** An address, or the empty text for none. */
export const EmailOrNone = z.string(invalidEmail).check(
  z.trim(),
  z.toLowerCase(),
  z.check(({ value, issues }) => {
    const problem = value === "" ? undefined : emailProblem(value);
    if (problem) issues.push({ code: "custom", input: value, message: problem });
  }),
);
