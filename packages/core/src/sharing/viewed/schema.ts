import * as z from "zod/mini";
import { RecordingUrl } from "../links/schema";

const said = (most: number) =>
  z.optional(z.nullable(z.string("Enter text").check(z.maxLength(most, `Use at most ${most} characters`))));

/**
 * What the page says of the report that was viewed. It is read and not believed: who is told, and of what, follows from the link alone, or anybody
 * who has one could mail whom they like.
 */
export const ViewedInput = z.strictObject({
  clientName: said(200),
  recipientEmail: said(254),
  reportID: said(64),
  locationStr: said(500),
  tool: said(20),
  recordingUrl: z.optional(z.nullable(z.union([z.literal(""), RecordingUrl]))),
});

export const ViewedAnswer = z.strictObject({
  /** Whether the officer was told. */
  notified: z.boolean(),
  /** When the report was viewed, where this view counts. */
  lastViewed: z.nullable(z.iso.datetime()),
});
export type ViewedAnswer = z.output<typeof ViewedAnswer>;
