import * as z from "zod/mini";
import { Email } from "../../../platform/email.schema";

/** What a person is told by mail about signing in. */
const noticeKinds = [
  "new-device",
  "passkey-added",
  "passkey-removed",
  "app-added",
  "app-removed",
  "recovery-codes-made",
  "recovery-code-used",
  "factors-reset",
] as const;

/** What waits in the queue of codes, to be mailed. */
export const Notice = z.strictObject({
  notice: z.enum(noticeKinds),
  to: Email,
  at: z.iso.datetime(),
  address: z.string(),
  agent: z.string(),
  /** The name of the passkey, or how many recovery codes are left. */
  about: z.string(),
});
export type Notice = z.infer<typeof Notice>;
