import { HUB, hubChannels } from "@highway/core/market/hub/channels";
import type { HubFrame } from "@highway/core/market/hub/frame.schema";

export type Frame = HubFrame;
export type Coupon = HubFrame["coupons"][number];

const [example] = hubChannels[HUB].sends.frame.example.coupons as [Coupon];
export const coupon = example;

/** A frame of a busy moment: eight coupons of twelve have changed. */
export const frame = (sequence: number): Frame => ({
  sequence,
  after: sequence - 1,
  at: new Date().toISOString(),
  coupons: Array.from({ length: 8 }, (_, at) => ({ ...example, couponID: `umbs-30-${at + 2}.5` })),
});
