import * as z from "zod/mini";

export const sentences = {
  missing: "This address does not work. Please use the link in the email as it is.",
  body: "Send nothing, or undo: true.",
} as const;

export const UnsubscribeToken = z
  .string(sentences.missing)
  .check(z.regex(/^[\w-]{43}\.[0-9a-z]{26}\.[0-9a-z]{26}\.[\w-]{43}$/, sentences.missing));

/** The body of a call to unsubscribe. The page sends nothing, or `undo`; a mail program sends the form of RFC 8058. */
export const Unsubscribe = z.strictObject(
  {
    undo: z.optional(z.boolean(sentences.body)),
    "List-Unsubscribe": z.optional(z.literal("One-Click", sentences.body)),
  },
  sentences.body,
);

/** What the page of unsubscribing shows. */
export const Unsubscribed = z.strictObject({
  /** The name of the person who sent the mail; empty when the officer is gone. */
  name: z.string(),
  company: z.string(),
  /** The masked address, as in "j•••@e•••.com"; null when the mail is no longer known. */
  email: z.nullable(z.string()),
  isUnsubscribed: z.boolean(),
  lang: z.enum(["en", "es"]),
});
export type Unsubscribed = z.output<typeof Unsubscribed>;
