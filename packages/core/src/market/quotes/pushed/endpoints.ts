import * as z from "zod/mini";
import { endpoints } from "../../../platform/declare/endpoint";
import { PushedQuotes, PushHeaders, Taken } from "./schema";

export const pushedQuoteEndpoints = endpoints({
  "POST /v1/markets/quotes": {
    does: "Takes prices of mortgage securities that a feed pushes. The header `Authorization: HMAC-SHA256 time=…, signature=…` carries the time in milliseconds since 1970, at most a minute from ours, and in hex the HMAC-SHA256 of that time, a period and the body as it is sent. A body is taken once. Each call names the coupons that ticked, and the first of a day names all of them; a call without coupons says that the feed is running.",
    handler: "market/take-quotes",
    allow: "anyone",
    uses: ["table", "pushedQuotes", "frames", "alerts"],
    limits: [{ by: "address", count: 1_800, seconds: 600 }],
    accepts: "signed",
    mostBytes: 512 * 1024,
    headers: PushHeaders,
    body: PushedQuotes,
    answer: z.tuple([Taken]),
    failure: "The prices could not be kept. Send them again.",
    example: {
      body: {
        day: "2026-11-24",
        coupons: [
          {
            id: "umbs30-6.0",
            name: "UMBS 30Y 6.0",
            previousClose: 101.47,
            ticks: [{ at: "2026-11-24T15:42:18.000Z", price: 101.28125 }],
          },
        ],
        sample: false,
      },
      answer: [{ sequence: 1841, ticks: 1, refused: [] }],
    },
  },
});
