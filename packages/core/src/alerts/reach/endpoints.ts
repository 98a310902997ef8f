import * as z from "zod/mini";
import { exampleAlert } from "../../market/news/alerts/example";
import { AlertDraft, AlertsQuery, MarketAlert } from "../../market/news/alerts/schema";
import { endpoints } from "../../platform/declare/endpoint";

const { headline, stance, text } = exampleAlert;

export const reachEndpoints = endpoints({
  "POST /v1/markets/news/alert-tests": {
    does: "Shows a draft of a market alert as officers would see it, marked as a test, and emails it to the caller. Nothing is kept, and no one else is notified.",
    handler: "alerts/test-market-alert",
    allow: "admin",
    uses: ["table", "mail"],
    limits: [{ by: "actor", count: 20, seconds: 600 }],
    query: AlertsQuery,
    body: AlertDraft,
    answer: z.tuple([MarketAlert]),
    failure: "The test could not be sent. Try again.",
    example: {
      query: {},
      body: { headline, stance, sound: null, video: null, text: text ?? "" },
      answer: [{ ...exampleAlert, isTest: true, sound: null, video: null, transcript: "" }],
    },
  },
});
