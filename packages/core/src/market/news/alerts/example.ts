import type { MarketAlert } from "./schema";

/** An alert of a corporation, for the API document. */
export const exampleAlert: MarketAlert = {
  _id: "mal_01kahw4d6f8h0k2m4p6r8t0v2x",
  isTest: false,
  headline: "Consumer confidence beats forecasts; mortgage bonds at the day's low",
  text: "<p>Consumer Confidence came in at 104.2 against 99.8 expected. <strong>UMBS 6.0 has lost 8/32</strong> since most lenders' morning sheets.</p>",
  stance: "lock",
  sound: { address: "/v1/markets/news/alert-sound?soundID=als_01kahw4d6f8h0k2m4p6r8t0v2x", seconds: 42 },
  video: null,
  transcript: "Consumer confidence came in well above forecasts, and mortgage bonds are at their low of the day.",
  hasDisclaimer: true,
  postedAt: "2026-11-24T15:38:00.000Z",
  endsAt: "2026-11-24T22:00:00.000Z",
};
