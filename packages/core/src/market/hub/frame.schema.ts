import * as z from "zod/mini";
import { Coupon } from "../quotes/schema";

/**
 * One frame tells every coupon that changed since the frame before it: `after` is the number of the quotes before, `sequence` that of the quotes with these
 * changes. Whoever has an older number than `after` has missed a frame, asks for the snapshot, and shows nothing older. Where the two are the same nothing
 * changed, and the frame says that the feed answers. A frame without coupons between different numbers says that more changed than fits in one.
 */
export const HubFrame = z.strictObject({
  sequence: z.int(),
  after: z.int(),
  /** The time at which the frame was published. */
  at: z.iso.datetime(),
  coupons: z.array(Coupon),
});
export type HubFrame = z.output<typeof HubFrame>;

/** Names an alert to the pages of its officer. */
export const HubAlert = z.strictObject({ alertID: z.string().check(z.regex(/^alt_[0-9a-z]{26}$/)) });

/** A part of the work of telling many: the message, who listens to it, the shards that one function tells, and how fast. */
export const HubJob = z.strictObject({
  topic: z.string(),
  /** The message as text, with its action. */
  message: z.string(),
  /** The time at which it was published. */
  at: z.iso.datetime(),
  shards: z.array(z.string()),
  perSecond: z.int().check(z.positive()),
});
export type HubJob = z.output<typeof HubJob>;

/** Where the market hub is. */
export const HubAddress = z.strictObject({ hubUrl: z.url() });
