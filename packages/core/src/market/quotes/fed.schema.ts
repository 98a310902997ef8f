/** What a feed tells of its coupons, asked or by itself. */
import * as z from "zod/mini";
import { CouponId, Price } from "./schema";

const MOST_COUPONS = 20;
/** A tick each second of a day, of each coupon, would be a feed that does not conflate. */
const MOST_TICKS = 5_000;

const named = { id: CouponId, name: z.string().check(z.minLength(1), z.maxLength(40)) };
const counted = z.maxLength(MOST_TICKS);
const PushedCoupon = z.object({
  ...named,
  previousClose: z.nullable(Price),
  ticks: z.array(z.object({ at: z.iso.datetime(), price: Price })).check(counted),
});

const AnsweredTick = z.object({ at: z.iso.datetime(), price: z.catch(z.nullable(Price), null) });
/**
 * A coupon that a feed answered. Whoever is asked is not told what is wrong, so a figure that none can be is read as not known: a price as null, a tick
 * without a time as null, a last close as undefined.
 */
const AnsweredCoupon = z.object({
  ...named,
  previousClose: z.catch(z.optional(z.nullable(Price)), undefined),
  ticks: z.catch(z.array(z.catch(z.nullable(AnsweredTick), null)).check(counted), () => [null]),
});

const eachOnce = <C extends { id: string }>(Each: z.ZodMiniType<C>) =>
  z.array(Each).check(
    z.maxLength(MOST_COUPONS, `A feed has at most ${MOST_COUPONS} coupons`),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "Name each coupon once"),
  );
/** The coupons that a feed pushes, each once. */
export const PushedCoupons = eachOnce(PushedCoupon);
/** The coupons that a feed answers, each once. */
export const AnsweredCoupons = eachOnce(AnsweredCoupon);
export type FedCoupon = z.output<typeof AnsweredCoupon>;
