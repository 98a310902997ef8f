import * as z from "zod/mini";
import { FedCoupons } from "../fed.schema";

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
  coupons: FedCoupons,
  /** True for prices that are made up. */
  sample: z._default(z.boolean("Answer true or false"), false),
});
export type PushedQuotes = z.output<typeof PushedQuotes>;

/** The number of the prices that are known now, and how many of the ticks were new. */
export const Taken = z.strictObject({ sequence: z.int(), ticks: z.int() });
export type Taken = z.output<typeof Taken>;
