import * as z from "zod/mini";
import { Lang } from "../../../clients/schema";
import { Entry } from "../../links/entry/schema";

export const AgainInput = z.strictObject({
  /** True to have the link mailed; without it the call only tells from whom the report is. */
  send: z.optional(z.boolean("Set send to true or false")),
});

/** What somebody learns who has the address of an opened report and no session for it. */
export const Again = z.strictObject({
  officer: Entry.shape.officer,
  /** The masked address to which the link goes; null where the link was copied, so that nobody has it but who was given it. */
  email: z.nullable(z.string()),
  lang: Lang,
  isSent: z.boolean(),
});
export type Again = z.output<typeof Again>;

export const sentences = {
  nobody: "This link was not sent to an email address. Please ask your loan officer for it.",
} as const;
