import { COUPONS, corporationTopic, HUB, hubChannels } from "@highway/core/market/hub/channels";
import { env } from "@highway/core/platform/declare/env";
import { socket } from "../socket";

export const handler = socket(hubChannels, HUB, {
  place: () => env("HUB_CONNECTIONS"),
  topics: (actor) => [COUPONS, ...(actor.kind === "person" ? [corporationTopic(actor.corpId)] : [])],
  messages: { ping: async () => {} },
});
