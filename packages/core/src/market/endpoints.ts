import * as z from "zod/mini";
import { endpoints } from "../platform/declare/endpoint";
import { exampleQuotes } from "./quotes/example";
import { CoursesQuery, DayCourse, DaySpan, Quotes, SpansQuery } from "./quotes/schema";
import { IndexRate, OfferRates, OfferRatesQuery, RateIndex } from "./schema";
import { SheetChange, SheetsOfDay } from "./sheets/schema";

const exampleSheets = {
  day: "2026-11-24",
  lender: "Summit Wholesale",
  sheets: [{ lender: "Summit Wholesale", time: "09:40" }],
  rateForPoint: 0.25,
  isFirst: false,
};

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
    does: "The market's latest news, the newest first, at most twenty, after the alert of the person's corporation that is in effect. `data` is JSON text of `[{news, newsDate, newsTime, isAlert, link, source, sample}]`: plain words, the day and the time of day in New York; an alert of the corporation may have `audioElement`, the address of its recording. While the source is not responding, the answer is the last known news, and `asOf` says when it was read.",
    handler: "market/get-news",
    allow: "officer",
    uses: ["table", "fed"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
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
  "GET /v1/markets/coupons": {
    does: "The prices of mortgage securities (coupons) on the last day of trading, as the only item: current price, previous close, open, high, low, the last tick and the prices by quarter hour from 8:15 AM to noon, Eastern Time. `sequence` grows with every change. `feed` says whether the prices are live, late or of a closed market, or that there is no feed, and `heardAt` when the feed was last heard.",
    handler: "market/get-coupons",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    answer: z.tuple([Quotes]),
    failure: "Prices are not available right now.",
    example: { answer: [exampleQuotes] },
  },
  "GET /v1/markets/coupons/courses": {
    does: "The history of each coupon's price: every minute of the last trading day, or every five minutes of the last five, the oldest first.",
    handler: "market/get-courses",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    query: CoursesQuery,
    answer: z.array(DayCourse).check(z.maxLength(5)),
    failure: "Prices are not available right now.",
    example: {
      query: { days: "1" },
      answer: [{ day: "2026-11-24", step: 1, prices: { "umbs30-6.0": [null, 101.41, 101.39] } }],
    },
  },
  "GET /v1/markets/coupons/spans": {
    does: "How far a coupon's price went on each of the last 20 days of trading, the oldest first: the day's lowest and highest tick, those after `time` with the price at it, and the close before. Days that are not known to the tick are left out.",
    handler: "market/get-spans",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    query: SpansQuery,
    answer: z.array(DaySpan).check(z.maxLength(20)),
    failure: "Prices are not available right now.",
    example: {
      query: { coupon: "umbs30-6.0", time: "09:40" },
      answer: [
        {
          day: "2026-11-24",
          close: 101.47,
          low: 101.22,
          high: 101.63,
          sheetPrice: 101.56,
          lowAfter: 101.22,
          highAfter: 101.58,
        },
      ],
    },
  },
  "GET /v1/markets/indices": {
    does: "Optimal Blue's daily indices of locked rates, by FRED: five products with the rate of the last published day and its change since the day before. The list is empty while none is known.",
    handler: "market/get-indices",
    allow: "officer",
    uses: ["table", "fred"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    answer: z.array(RateIndex).check(z.maxLength(5)),
    example: {
      answer: [
        {
          product: "30-Year Fixed",
          rate: 6.512,
          change: 0.014,
          date: "2026-11-23",
          source: "Optimal Blue Mortgage Market Indices, by FRED",
          sample: false,
        },
      ],
    },
  },
  "GET /v1/markets/sheets": {
    does: "When the officer's lenders put out their rate sheets in the current session, the lender that the screens measure from, and the percentage points of rate that one point buys. `isFirst` is true for an officer who has told of no sheet of any day yet, as far back as they are kept (100 days).",
    handler: "market/get-sheets",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 300, seconds: 600 }],
    answer: z.tuple([SheetsOfDay]),
    example: { answer: [exampleSheets] },
  },
  "PUT /v1/markets/sheets": {
    does: "Saves when a lender's rate sheet came out today (Eastern Time, `null` clears it), the lender to measure from, or what a point buys.",
    handler: "market/save-sheets",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 120, seconds: 600 }],
    body: SheetChange,
    answer: z.tuple([SheetsOfDay]),
    failure: "The time of your sheet could not be saved. Try again.",
    example: { body: { lender: "Summit Wholesale", time: "09:40" }, answer: [exampleSheets] },
  },
});
