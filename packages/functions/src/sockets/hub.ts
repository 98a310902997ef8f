import { COUPONS, HUB, hubChannels } from "@highway/core/market/hub/channels";
import { env } from "@highway/core/platform/declare/env";
import { socket } from "../socket";

export const handler = socket(hubChannels, HUB, {
  place: () => env("HUB_CONNECTIONS"),
  topics: () => [COUPONS],
  messages: { ping: async () => {} },
});
