import type { RuleInput } from "@highway/core/alerts/schema";
import type { Coupon } from "@highway/core/market/quotes/schema";
import { USUAL } from "../figures";

/** What a new alert begins with, and what is offered as it stands to whoever has none: about the coupon of most loans, or else the first that the feed has. */
export const readyRule = (coupons: readonly Pick<Coupon, "couponID">[]): RuleInput => ({
  subject: (coupons.find(({ couponID }) => couponID === USUAL) ?? coupons[0])?.couponID ?? USUAL,
  direction: "falls",
  since: "sheet",
  amount: 25,
  ways: { page: true, mail: true, push: false },
  isOnce: false,
  isOn: true,
});
