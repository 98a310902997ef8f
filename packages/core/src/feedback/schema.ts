import * as z from "zod/mini";
import { required, trimmed } from "../platform/fields.schema";

const topics = ["problem", "idea", "other"] as const;
export type Topic = (typeof topics)[number];

const FEEDBACK_REQUIRED = "Feedback is required";
/** The feedback of a member about the product. */
export const Feedback = z.strictObject({
  topic: z.enum(topics, "Choose what it is about"),
  message: z
    .string(FEEDBACK_REQUIRED)
    .check(...trimmed, ...required(FEEDBACK_REQUIRED), z.maxLength(4000, "Max 4,000 characters.")),
  /** The page that the feedback is about: where the person came from. It is a path of the app alone, without what an address names. */
  page: z._default(
    z.string().check(z.trim(), z.maxLength(200), z.regex(/^(\/[\w/-]*)?$/, "That is not a page of Highway.")),
    "",
  ),
});
export type Feedback = z.infer<typeof Feedback>;
