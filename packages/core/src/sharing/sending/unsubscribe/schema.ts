import * as z from "zod/mini";

export const sentences = {
  missing: "This address does not work. Please use the link in the email as it is.",
  body: "Send nothing, or undo: true.",
} as const;

export const UnsubscribeToken = z
  .string(sentences.missing)
  .check(z.regex(/^[\w-]{43}\.[0-9a-z]{26}\.[0-9a-z]{26}\.[\w-]{43}$/, sentences.missing));

/** From the page: nothing, or `undo`. From a mail program: RFC 8058's form. */
export const Unsubscribe = z.strictObject(
  {
    undo: z.optional(z.boolean(sentences.body)),
    "List-Unsubscribe": z.optional(z.literal("One-Click", sentences.body)),
  },
  sentences.body,
);

/** What the page says. */
export const Unsubscribed = z.strictObject({
  /** Who sent the mail; empty when the officer is gone. */
  name: z.string(),
  company: z.string(),
  /** "j•••@e•••.com"; null when the mail is no longer known. */
  email: z.nullable(z.string()),
  isUnsubscribed: z.boolean(),
  lang: z.enum(["en", "es"]),
});
export type Unsubscribed = z.output<typeof Unsubscribed>;
