import * as z from "zod/mini";
import { RecordingUrl } from "../links/schema";

const section = z
  .string("A section is named by text")
  .check(z.regex(/^[\w-]{1,50}$/, "A section's name has letters, digits and hyphens"));

/** What a page reports while it is visible, again and again with the same `page`. */
export const ViewInput = z.strictObject({
  /** The name of the page, made up anew each time the page is loaded. */
  page: z.string("Name the page").check(z.regex(/^[\w-]{16,64}$/, "Name the page in 16 to 64 letters and digits")),
  /** For how many seconds the page has been visible so far. */
  seconds: z
    .int("Give whole seconds")
    .check(z.gte(0, "Give whole seconds"), z.lte(86_400, "A view lasts a day at most")),
  sections: z.array(section, "Give a list").check(z.maxLength(40, "A report has at most 40 sections")),
  /** True when somebody touched, scrolled or typed. Machines that follow links do not. */
  isHuman: z.boolean("Set isHuman to true or false"),
});
export type ViewInput = z.output<typeof ViewInput>;

export const ViewAnswer = z.strictObject({ counted: z.boolean() });

const ViewId = z.string().check(z.regex(/^viw_[0-9a-z]{26}$/));

/** One visit, as the officer sees it. */
export const View = z.strictObject({
  id: ViewId,
  viewedAt: z.iso.datetime(),
  /** The seconds during which the page was visible. */
  seconds: z.number(),
  sections: z.array(z.string()),
  /** The address to which the link was sent; null when the link is for anyone who has it. */
  email: z.nullable(z.string()),
});
export type View = z.output<typeof View>;

const freeText = (most: number) =>
  z.optional(z.nullable(z.string("Enter text").check(z.maxLength(most, `Use at most ${most} characters`))));

/**
 * What the page says of the report that was viewed. It is read and not believed: who is told, and of what, follows from the link alone, because
 * otherwise any holder of a link could mail anyone they like.
 */
export const ViewedInput = z.strictObject({
  clientName: freeText(200),
  recipientEmail: freeText(254),
  reportID: freeText(64),
  locationStr: freeText(500),
  tool: freeText(20),
  recordingUrl: z.optional(z.nullable(z.union([z.literal(""), RecordingUrl]))),
});

export const ViewedAnswer = z.strictObject({
  /** True when the officer was told. */
  notified: z.boolean(),
  /** The time when the report was viewed, where this view counts. */
  lastViewed: z.nullable(z.iso.datetime()),
});
export type ViewedAnswer = z.output<typeof ViewedAnswer>;
