import * as z from "zod/mini";
import { PushedCoupons } from "../fed.schema";
import { CouponId } from "../schema";

const signature = /^HMAC-SHA256 time=(\d{13}), signature=([0-9a-f]{64})$/;
/** The header that proves who sends a body. A header in any other form gives no time and no signature. */
export const PushHeaders = z.object({
  authorization: z._default(z.string().check(z.maxLength(200, "The signature is too long.")), ""),
});
export const signatureIn = (authorization: string) => {
  const [, time = "0", signed = ""] = signature.exec(authorization) ?? [];
  return { time, signed };
};

/** What a feed tells by itself: the ticks of some coupons, or of none. */
export const PushedQuotes = z.strictObject({
  day: z.iso.date("Name the day, such as 2026-11-24"),
  coupons: PushedCoupons,
  /** True for prices that are made up. */
  sample: z._default(z.boolean("Answer true or false"), false),
});
export type PushedQuotes = z.output<typeof PushedQuotes>;

export const Taken = z.strictObject({
  /** The number of the prices that are known now. */
  sequence: z.int(),
  /** How many of the ticks were new, and believed. */
  ticks: z.int(),
  /** The coupons of which something cannot be true and was left out. */
  refused: z.array(CouponId),
});
export type Taken = z.output<typeof Taken>;
