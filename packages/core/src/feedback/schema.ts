import * as z from "zod/mini";

export const topics = ["problem", "idea", "other"] as const;
export type Topic = (typeof topics)[number];

const needed = "Feedback is required";
/** What a member says of the product. */
export const Feedback = z.strictObject({
  topic: z.enum(topics, "Choose what it is about"),
  message: z.string(needed).check(z.trim(), z.minLength(1, needed), z.maxLength(4000, "Max 4,000 characters.")),
  /** The page that it is about: where the person came from. A path of the app alone, without what an address names. */
  page: z._default(z.string().check(z.trim(), z.maxLength(200), z.regex(/^(\/[\w/-]*)?$/, "That is no page.")), ""),
});
export type Feedback = z.infer<typeof Feedback>;
