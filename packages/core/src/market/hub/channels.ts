import * as z from "zod/mini";
import { channels } from "../../platform/declare/channel";
import { exampleAlert } from "../news/alerts/example";
import { MarketAlert } from "../news/alerts/schema";
import { quarters } from "../quotes/pure/session";
import { HubAlert, HubFrame } from "./frame.schema";

const noPrices = Object.fromEntries(quarters.map((quarter) => [quarter, null]));

/** The path of the market hub. */
export const HUB = "/v1/markets/hub";
/** What a connection to the hub listens to: the frames of prices, and what a corporation tells its people. */
export const COUPONS = "coupons";
export const corporationTopic = (corpId: string) => `corporation.${corpId}`;

export const hubChannels = channels({
  [HUB]: {
    does: "The market hub: sends every coupon whose price changed, in a frame every 15 seconds. GET /v1/markets/coupons returns the coupons at the start and after a missed frame.",
    handler: "hub",
    allow: "officer",
    address: "HUB_CONNECTIONS",
    uses: ["table", "hub"],
    limit: { count: 30, seconds: 600 },
    most: 20,
    receives: {
      ping: {
        does: "Keeps the connection open while the market is quiet. There is no reply.",
        fields: z.strictObject({}),
        example: {},
      },
    },
    sends: {
      marketAlert: {
        does: "The market alert of the person's corporation that is in effect from now on; null when it was ended.",
        fields: z.strictObject({ alert: z.nullable(MarketAlert) }),
        example: { alert: exampleAlert },
      },
      alert: {
        does: "A lock alert of the person who holds the connection; GET /v1/markets/alerts/{id} returns all of it.",
        fields: HubAlert,
        example: { alertID: "alt_01kahw4d6f8h0k2m4p6r8t0v2x" },
      },
      frame: {
        does: "The coupons that changed since the frame before, with the numbers of the prices before and after. Every 15 seconds while the market is open.",
        fields: HubFrame,
        example: {
          sequence: 1841,
          after: 1838,
          at: "2026-11-23T15:31:07.000Z",
          coupons: [
            {
              couponDate: "2026-11-23",
              couponID: "umbs-30-5.5",
              couponName: "UMBS 30Y 5.5",
              currentPrice: 98.91,
              previousClose: 98.63,
              openPrice: 98.66,
              highPrice: 98.94,
              lowPrice: 98.59,
              lastTick: "2026-11-23T15:31:06.000Z",
              quarterHours: {
                ...noPrices,
                "8:15": 98.66,
                "8:30": 98.72,
                "8:45": 98.7,
                "9:00": 98.75,
                "9:15": 98.78,
                "9:30": 98.81,
                "9:45": 98.84,
                "10:00": 98.86,
                "10:15": 98.88,
                "10:30": 98.9,
              },
            },
          ],
        },
      },
    },
  },
});
