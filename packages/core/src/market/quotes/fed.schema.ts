/** What a feed tells of its coupons, asked or by itself. */
import * as z from "zod/mini";
import { CouponId, Price } from "./schema";

const MOST_COUPONS = 20;
/** A tick each second of a day, of each coupon, would be a feed that does not conflate. */
const MOST_TICKS = 5_000;

const Tick = z.object({ at: z.iso.datetime(), price: Price });
const FedCoupon = z.object({
  id: CouponId,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  previousClose: z.nullable(Price),
  ticks: z.array(Tick).check(z.maxLength(MOST_TICKS)),
});
/** The coupons of a feed, each once. */
export const FedCoupons = z.array(FedCoupon).check(
  z.maxLength(MOST_COUPONS, `A feed has at most ${MOST_COUPONS} coupons`),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "Name each coupon once"),
);
export type FedCoupon = z.output<typeof FedCoupon>;
