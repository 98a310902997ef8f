import * as z from "zod/mini";
import { endpoints } from "../platform/declare/endpoint";
import { IndexRate, OfferRates, OfferRatesQuery } from "./schema";

export const marketEndpoints = endpoints({
  "GET /v1/loan/sofr": {
    does: "The 30-day average of SOFR, the index of adjustable rates: of the last day that is published, and its mean since the series began.",
    handler: "market/get-sofr",
    allow: "officer",
    uses: ["table", "nyFed", "fred"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    answer: z.tuple([IndexRate]),
    example: {
      answer: [
        {
          value: 3.95,
          date: "2026-10-05",
          source: "Federal Reserve Bank of New York, 30-day average SOFR",
          average: 3.102,
          averageDate: "2026-10-05",
          sample: false,
        },
      ],
    },
  },
  "GET /v1/loan/apor": {
    does: "The average prime offer rates in effect on a day, by years, of fixed and adjustable rates; an empty list where none were published near it.",
    handler: "market/get-offer-rates",
    allow: "officer",
    uses: ["table", "ffiec"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    query: OfferRatesQuery,
    answer: z.array(OfferRates).check(z.maxLength(1)),
    failure: "Average prime offer rates are not available right now.",
    example: {
      query: { day: "2026-11-20" },
      answer: [
        {
          fixed: { "15": 5.61, "30": 6.24 },
          adjustable: { "5": 6.02 },
          source: "CFPB, average prime offer rates",
          date: "2026-11-16",
          sample: false,
        },
      ],
    },
  },
  "GET /v1/markets/news": {
    does: "The market's latest news, the newest first, at most twenty. `data` is JSON text of `[{news, newsDate, newsTime, isAlert, link, source, sample}]`: plain words, the day and the time of day in New York; none while the source is out.",
    handler: "market/get-news",
    allow: "officer",
    uses: ["table", "fed"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    answer: z.string(),
    example: {
      answer: JSON.stringify([
        {
          news: "Federal Reserve issues FOMC statement",
          newsDate: "2026-10-28",
          newsTime: "14:00",
          isAlert: true,
          link: "https://www.federalreserve.gov/newsevents/pressreleases/monetary20261028a.htm",
          source: "Federal Reserve Board, press releases",
          sample: false,
        },
      ]),
    },
  },
});
