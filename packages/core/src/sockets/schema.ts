import * as z from "zod/mini";

/** What opens one connection. */
export const Ticket = z.strictObject({
  ticket: z.string(),
  /** The time for which to wait before connecting: everybody's turn when all come back at the same time. */
  dialInMs: z.int().check(z.nonnegative()),
});
